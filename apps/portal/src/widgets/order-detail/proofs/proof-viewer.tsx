import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import type { ExpectedProof } from '@saddlebag/domain/orders';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { ButtonLink } from '@saddlebag/ui/button';
import { Drawer } from '@saddlebag/ui/drawer';

interface ProofViewerProps {
  readonly order: Order;
  readonly proof: ExpectedProof;
  /** The photo as a data URL. */
  readonly image: string;
  readonly onClose: () => void;
}

/** A photo of the rider in its full size. */
export function ProofViewer({ order, proof, image, onClose }: ProofViewerProps) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useUnit($market);
  const name = t(`order-proofs.${proof.kind}`);

  return (
    <Drawer.Root open onOpenChange={() => onClose()}>
      <Drawer.Content size="lg">
        <Drawer.Header>
          <div className="min-w-0 flex-1">
            <Drawer.Title>{name}</Drawer.Title>
            <Drawer.Description className="p-0">
              <bdi>{order.id}</bdi> · {format.formatDateTime(proof.takenAt, timeZone)}
            </Drawer.Description>
          </div>
          <Drawer.Close aria-label={t('action.close')} />
        </Drawer.Header>
        <Drawer.Body className="grid place-items-center">
          <img src={image} alt={name} className="max-h-full w-full rounded-card object-contain" />
        </Drawer.Body>
        <Drawer.Footer>
          <ButtonLink href={image} download={`${order.id}-${proof.kind}`} variant="secondary">
            {t('order-proofs.download')}
          </ButtonLink>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  );
}
