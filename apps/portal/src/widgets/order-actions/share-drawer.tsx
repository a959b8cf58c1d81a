import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { Drawer } from '@saddlebag/ui/drawer';
import { ShareLink } from '../share-link/index.ts';
import { OrderDrawerHeader } from './order-drawer-header.tsx';

/** The drawer with the public link of an order. */
export function ShareDrawer({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useT();

  return (
    <Drawer.Root open onOpenChange={() => onClose()}>
      <Drawer.Content>
        <OrderDrawerHeader title={t('share.title')} order={order} />
        <Drawer.Body>
          <ShareLink order={order} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
