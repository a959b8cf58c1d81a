import { useUnit } from 'effector-react';
import { $shownZone } from '@saddlebag/domain/pre-orders';
import { $deliverAt } from '@saddlebag/domain/request';
import { DeliveryTime, deviceTimeZone } from '../../../widgets/delivery-time/index.ts';

/** In the summary: when the order is delivered, in place of how long it takes. */
export function ScheduledTime() {
  const [at, zone] = useUnit([$deliverAt, $shownZone]);
  if (at === null) return null;

  return (
    <p className="text-end text-sm">
      <DeliveryTime at={at} timeZone={zone ?? deviceTimeZone()} />
    </p>
  );
}
