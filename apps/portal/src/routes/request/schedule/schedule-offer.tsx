import { useGate, useUnit } from 'effector-react';
import { $deliveryTimes, schedulingBegan } from '@saddlebag/domain/pre-orders';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { CalendarIcon } from '@saddlebag/ui/icon';
import { ScheduleGate } from './schedule.model.ts';

/** While the service is closed: leads to the form all the same, with the first delivery time there is. */
export function ScheduleOffer() {
  const t = useT();
  useGate(ScheduleGate);
  const [times, schedule] = useUnit([$deliveryTimes, schedulingBegan]);
  if (times.length === 0) return null;

  return (
    <Button startIcon={<CalendarIcon />} onClick={() => schedule()}>
      {t('pre-order.offer')}
    </Button>
  );
}
