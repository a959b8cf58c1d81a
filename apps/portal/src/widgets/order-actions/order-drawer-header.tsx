import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { Drawer } from '@saddlebag/ui/drawer';

interface OrderDrawerHeaderProps {
  readonly title: string;
  readonly order: Order;
}

/** The header of a drawer about one order: title, recipient, order number and a close button. */
export function OrderDrawerHeader({ title, order }: OrderDrawerHeaderProps) {
  const t = useT();

  return (
    <Drawer.Header>
      <div className="min-w-0 flex-1">
        <Drawer.Title>{title}</Drawer.Title>
        <Drawer.Description className="p-0">
          <bdi>{order.customer.name}</bdi> · <bdi>{order.id}</bdi>
        </Drawer.Description>
      </div>
      <Drawer.Close aria-label={t('action.close')} />
    </Drawer.Header>
  );
}
