import { useUnit } from 'effector-react';
import { $displayTimeZone } from '@saddlebag/domain/pre-orders';
import { $deliverAt } from '@saddlebag/domain/request';
import { DeliveryTime, deviceTimeZone } from '../../../widgets/delivery-time/index.ts';

/** The scheduled delivery time in the quote. It replaces the estimation. */
export function ScheduledTime() {
  const [at, zone] = useUnit([$deliverAt, $displayTimeZone]);
  if (at === null) return null;

  return (
    <p className="text-end text-sm">
      <DeliveryTime at={at} timeZone={zone ?? deviceTimeZone()} />
    </p>
  );
}
