import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { isScheduled } from '@saddlebag/domain/orders';
import { useT } from '@saddlebag/domain/react';
import { $now } from '@saddlebag/domain/tracking';
import { $market } from '@saddlebag/domain/vendors';
import { ClockIcon, RiderIcon, StoreIcon } from '@saddlebag/ui/icon';
import { lazyPart } from '../../../lazy-part.tsx';
import './rider-search.css';

const DeliveryTime = lazyPart(
  async () => (await import('../../../widgets/delivery-time/index.ts')).DeliveryTime,
);

/** Each reason why no rider is on the way, with its icon and headline. */
const waits = {
  scheduled: { Icon: ClockIcon, headline: 'tracking.rider-later' },
  searching: { Icon: RiderIcon, headline: 'tracking.rider-searching' },
  dispatched: { Icon: StoreIcon, headline: 'status.dispatched' },
} as const;

const waitOf = (order: Order, now: number): keyof typeof waits => {
  if (isScheduled(order, now)) return 'scheduled';
  return order.status === 'WAITING_FOR_TRANSPORT' ? 'searching' : 'dispatched';
};

/** Replaces the map until a rider is on the way: shows that the order is being dispatched or is scheduled. */
export function RiderSearch({ order }: { order: Order }) {
  const t = useT();
  const [now, { timeZone }] = useUnit([$now, $market]);
  const wait = waitOf(order, now);
  const { Icon, headline } = waits[wait];
  const isLater = wait === 'scheduled';
  return (
    <div className="grid size-full place-items-center overflow-hidden bg-sunken">
      <div
        className={`flex flex-col items-center px-6 pt-10 pb-6 text-center ${isLater ? 'gap-4' : 'gap-12'}`}
      >
        <span
          className={`${isLater ? '' : 'rider-search-rings'} grid size-20 place-items-center rounded-full bg-accent text-on-accent`}
        >
          <Icon size={36} />
        </span>
        <div className="flex flex-col gap-2">
          <p className="font-display text-lg">{t(headline)}</p>
          {isLater && order.preorderedFor !== null && (
            <p>
              <DeliveryTime at={order.preorderedFor} timeZone={timeZone} />
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
