import { useUnit } from 'effector-react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $isPreOrderOn, $serviceHours, hoursRetried } from '@saddlebag/domain/request';
import { Button } from '@saddlebag/ui/button';
import { EmptyState } from '@saddlebag/ui/empty-state';
import { ClockIcon } from '@saddlebag/ui/icon';
import { lazyPart } from '../../../lazy-part.tsx';
import { createToastInCard, useToastInCard } from '../../../widgets/toast-in-card/index.ts';

const ScheduleOffer = lazyPart(async () => (await import('../schedule/schedule-offer.tsx')).ScheduleOffer);

const toastInCard = createToastInCard('toast.service-hours');

/** Replaces the form outside the service hours and shows when riders are available. */
export function ServiceClosed() {
  const t = useT();
  const { formatClockTime } = useFormat();
  useToastInCard(toastInCard);
  const [hours, isPreOrderOn, retry] = useUnit([$serviceHours, $isPreOrderOn, hoursRetried]);
  if (hours.status !== 'closed') return null;
  const { from, to, now } = hours;

  return (
    <EmptyState
      icon={<ClockIcon />}
      title={t('request.hours.closed-title')}
      description={t('request.hours.closed-body', {
        from: formatClockTime(from),
        to: formatClockTime(to),
        now: formatClockTime(now),
      })}
    >
      {isPreOrderOn && <ScheduleOffer />}
      <Button variant="secondary" onClick={() => retry()}>
        {t('action.retry')}
      </Button>
    </EmptyState>
  );
}
