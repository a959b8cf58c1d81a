import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { $now } from '@saddlebag/domain/tracking';
import { OrderHeading } from '../../../widgets/order-detail/index.ts';
import { orderPicked } from '../model.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderPlace } from './order-place.tsx';

/** An order on a wide screen: its map and its details side by side. */
export function WideStage({ order }: { order: Order }) {
  const [now, pick] = useUnit([$now, orderPicked]);

  return (
    <div className="grid h-full min-h-0 grid-cols-[1fr_24rem] grid-rows-[minmax(0,1fr)]">
      <OrderPlace order={order} />
      <div
        data-slot="order-detail"
        data-status={order.status}
        className="relative flex min-h-0 scroll-py-4 flex-col gap-6 overflow-y-auto border-s border-border bg-surface p-6 pb-24"
      >
        <OrderHeading order={order} now={now} onClose={() => pick(null)} />
        <OrderDetail order={order} />
      </div>
    </div>
  );
}
