import { useGate, useUnit } from 'effector-react';
import { createPortal } from 'react-dom';
import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Drawer } from '@saddlebag/ui/drawer';
import { ReceiptIcon } from '@saddlebag/ui/icon';
import { SegmentedControl } from '@saddlebag/ui/segmented-control';
import { OrderDrawerHeader } from '../../../../widgets/order-actions/index.ts';
import {
  $paper,
  isSlipPaper,
  paperChosen,
  SlipGate,
  slipPapers,
  slipPrintPressed,
} from './slip-paper.model.ts';
import { Slip } from './slip.tsx';

/** Prints the handover slip of an order: choice of the paper and a preview. */
export function SlipDrawer({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT();
  useGate(SlipGate);
  const [paper, choosePaper, print] = useUnit([$paper, paperChosen, slipPrintPressed]);

  return (
    <Drawer.Root open onOpenChange={() => onClose()}>
      <Drawer.Content>
        <OrderDrawerHeader title={t('slip.title')} order={order} />
        <Drawer.Body className="flex flex-col gap-5">
          <SegmentedControl.Root
            label={t('slip.paper')}
            value={paper}
            onValueChange={(value) => {
              if (isSlipPaper(value)) choosePaper(value);
            }}
          >
            {slipPapers.map((name) => (
              <SegmentedControl.Item key={name} value={name}>
                {t(`slip.papers.${name}`)}
              </SegmentedControl.Item>
            ))}
          </SegmentedControl.Root>
          <section aria-label={t('slip.preview')} className="rounded-card bg-sunken p-4">
            <div
              style={{ maxInlineSize: paper === 'A6' ? '105mm' : paper }}
              className="mx-auto shadow-raised"
            >
              <Slip order={order} paper={paper} />
            </div>
          </section>
        </Drawer.Body>
        <Drawer.Footer>
          <Button startIcon={<ReceiptIcon size={18} />} onClick={() => print()}>
            {t('slip.print')}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
      {createPortal(
        <div data-slot="slip-print">
          <Slip order={order} paper={paper} />
        </div>,
        document.body,
      )}
    </Drawer.Root>
  );
}
