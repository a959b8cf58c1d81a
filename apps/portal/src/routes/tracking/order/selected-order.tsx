import { useUnit } from 'effector-react';
import { isFullMapHidden } from '@saddlebag/domain/orders';
import { useT } from '@saddlebag/domain/react';
import { $selectedOrder, $selectionState } from '@saddlebag/domain/tracking';
import { MissingOrder } from './missing-order.tsx';
import { OrderDetail } from './order-detail.tsx';
import { OrderMap } from './order-map.tsx';
import { RiderSearch } from './rider-search.tsx';

/** The open order: its map and its details, side by side on wide screens. */
export function SelectedOrder({ className }: { className: string }) {
  const t = useT();
  const [order, state] = useUnit([$selectedOrder, $selectionState]);

  if (!order) {
    return (
      <section className={`grid place-items-center p-6 ${className}`}>
        <MissingOrder state={state === 'shown' ? 'loading' : state} />
      </section>
    );
  }
  return (
    <section
      data-slot="order-stage"
      tabIndex={-1}
      aria-label={t('tracking.order', { id: order.id })}
      className={`flex min-h-0 flex-col lg:grid lg:grid-cols-[1fr_24rem] ${className}`}
    >
      <div className="h-[40dvh] min-h-44 shrink-0 lg:h-auto">
        {isFullMapHidden(order.status) ? <RiderSearch status={order.status} /> : <OrderMap order={order} />}
      </div>
      <OrderDetail order={order} />
    </section>
  );
}
