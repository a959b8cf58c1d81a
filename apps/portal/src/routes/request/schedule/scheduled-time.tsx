import { useUnit } from 'effector-react';
import { $displayTimeZone } from '@saddlebag/domain/pre-orders';
import { $deliverAt } from '@saddlebag/domain/request';
import { DeliveryTime, deviceTimeZone } from '../../../widgets/delivery-time/index.ts';

/**
 * The scheduled delivery time in the quote. It replaces the estimation.
 *
 * `at`: the time of an order that already has one, in unix milliseconds. Otherwise it is the draft's.
 */
export function ScheduledTime({ at: orderTime }: { at: number | null }) {
  const [draftTime, zone] = useUnit([$deliverAt, $displayTimeZone]);
  const at = orderTime ?? draftTime;
  if (at === null) return null;

  return (
    <p className="min-w-0 text-end text-sm lg:text-start">
      <DeliveryTime at={at} timeZone={zone ?? deviceTimeZone()} />
    </p>
  );
}
