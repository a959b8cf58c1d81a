import type { Order } from '@saddlebag/domain/api';
import { CloseOrder } from './close-order.tsx';
import { OrderDetail } from './order-detail.tsx';
import { OrderPlace } from './order-place.tsx';
import { OrderTitle } from './order-title.tsx';

/** An order on a wide screen: its map and its details side by side. */
export function WideStage({ order }: { order: Order }) {
  return (
    <div className="grid h-full min-h-0 grid-cols-[1fr_24rem] grid-rows-[minmax(0,1fr)]">
      <OrderPlace order={order} />
      <div
        data-slot="order-detail"
        data-status={order.status}
        className="relative flex min-h-0 scroll-py-4 flex-col gap-6 overflow-y-auto border-s border-border bg-surface p-6 pb-24"
      >
        <header className="flex items-start justify-between gap-3">
          <OrderTitle order={order} />
          <CloseOrder />
        </header>
        <OrderDetail order={order} />
      </div>
    </div>
  );
}
