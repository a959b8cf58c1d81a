import { useGate, useUnit } from 'effector-react';
import { deliveryTimeChosen, schedulingStarted } from '@saddlebag/domain/pre-orders';
import { useT } from '@saddlebag/domain/react';
import { $isScheduled } from '@saddlebag/domain/request';
import { CalendarIcon, RiderIcon } from '@saddlebag/ui/icon';
import { RadioGroup } from '@saddlebag/ui/radio-group';
import { Skeleton } from '@saddlebag/ui/skeleton';
import { lazyPart } from '../../../lazy-part.tsx';
import { Section } from '../form/section.tsx';
import { ScheduleGate } from './schedule.model.ts';

const TimeField = lazyPart(async () => (await import('./time-field.tsx')).TimeField);

/** The section for the delivery time: as soon as possible, or a chosen time. */
export function ScheduleSection() {
  const t = useT();
  useGate(ScheduleGate);
  const [isScheduled, schedule, choose] = useUnit([$isScheduled, schedulingStarted, deliveryTimeChosen]);

  return (
    <Section title={t('pre-order.title')}>
      <RadioGroup.Root
        name="delivery"
        layout="segments"
        hideLabel
        label={t('pre-order.delivery')}
        value={isScheduled ? 'later' : 'soon'}
        onValueChange={(value) => {
          if (value === 'later') schedule();
          else choose(null);
        }}
      >
        <RadioGroup.Item value="soon" icon={<RiderIcon />} description={t('pre-order.soon-hint')}>
          {t('pre-order.soon')}
        </RadioGroup.Item>
        <RadioGroup.Item value="later" icon={<CalendarIcon />} description={t('pre-order.later-hint')}>
          {t('pre-order.later')}
        </RadioGroup.Item>
      </RadioGroup.Root>
      {isScheduled && <TimeField fallback={<Skeleton className="h-80" />} />}
    </Section>
  );
}
