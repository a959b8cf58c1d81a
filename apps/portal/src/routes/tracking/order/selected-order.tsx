import { useUnit } from 'effector-react';
import { isFullMapHidden } from '@saddlebag/domain/orders';
import { useT } from '@saddlebag/domain/react';
import { $selectedId, $selectedOrder, $view } from '@saddlebag/domain/tracking';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { MapIcon, SearchIcon } from '@saddlebag/ui/icon';
import { OrderDetail } from './order-detail.tsx';
import { OrderMap } from './order-map.tsx';
import { RiderSearch } from './rider-search.tsx';

/** The open order: its map and its details, side by side on wide screens. */
export function SelectedOrder({ className }: { className: string }) {
  const t = useT();
  const [id, order, view] = useUnit([$selectedId, $selectedOrder, $view]);

  if (!order) {
    const isNotFound = id !== null && view !== 'loading';
    return (
      <section className={`grid place-items-center p-6 ${className}`}>
        {isNotFound ? (
          <EmptyState
            icon={<SearchIcon />}
            title={t('tracking.not-found-title')}
            description={t('tracking.not-found-body')}
          />
        ) : (
          <EmptyState
            icon={<MapIcon />}
            title={t('tracking.choose-title')}
            description={t('tracking.choose-body')}
          />
        )}
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
      <div className="h-64 shrink-0 lg:h-auto">
        {isFullMapHidden(order.status) ? <RiderSearch status={order.status} /> : <OrderMap order={order} />}
      </div>
      <OrderDetail order={order} />
    </section>
  );
}
