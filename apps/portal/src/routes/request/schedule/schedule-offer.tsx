import { useGate, useUnit } from 'effector-react';
import { $deliveryTimes, schedulingStarted } from '@saddlebag/domain/pre-orders';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { CalendarIcon } from '@saddlebag/ui/icon';
import { ScheduleGate } from './schedule.model.ts';

/** The button that opens the form outside the service hours and schedules the first available delivery time. */
export function ScheduleOffer() {
  const t = useT();
  useGate(ScheduleGate);
  const [times, schedule] = useUnit([$deliveryTimes, schedulingStarted]);
  if (times.length === 0) return null;

  return (
    <Button startIcon={<CalendarIcon />} onClick={() => schedule()}>
      {t('pre-order.offer')}
    </Button>
  );
}
