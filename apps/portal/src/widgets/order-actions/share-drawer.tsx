import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { Drawer } from '@saddlebag/ui/drawer';
import { ShareLink } from '../share-link/index.ts';

/** The drawer with the public link of an order. */
export function ShareDrawer({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT();

  return (
    <Drawer.Root open onOpenChange={() => onClose()}>
      <Drawer.Content>
        <Drawer.Header>
          <div className="min-w-0 flex-1">
            <Drawer.Title>{t('share.title')}</Drawer.Title>
            <Drawer.Description className="p-0">
              <bdi>{order.customer.name}</bdi> · <bdi>{order.id}</bdi>
            </Drawer.Description>
          </div>
          <Drawer.Close aria-label={t('action.close')} />
        </Drawer.Header>
        <Drawer.Body>
          <ShareLink order={order} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
