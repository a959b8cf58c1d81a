import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { statusGroups, statusLabels, stepsOf } from '@saddlebag/domain/orders';
import { useFormat, useT } from '@saddlebag/domain/react';
import { upcomingStepsOf } from '@saddlebag/domain/tracking';
import { $market } from '@saddlebag/domain/vendors';
import { Timeline } from '@saddlebag/ui/timeline';

/** A timeline of an order: the statuses so far, then the steps still to come. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useUnit($market);
  const steps = stepsOf(order);
  const last = steps.length - 1;
  const labels = {
    done: t('tracking.step-state.done'),
    upcoming: t('tracking.step-state.upcoming'),
    failed: t('tracking.step-state.failed'),
  };
  const stateOf = (index: number) => {
    if (statusGroups.cancelled.has(steps[index]?.status ?? 'UNKNOWN')) return 'failed';
    return index === last && !statusGroups.finished.has(order.status) ? 'current' : 'done';
  };

  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-md">{t('tracking.steps')}</h3>
      <Timeline.Root aria-label={t('tracking.steps')}>
        {steps.map(({ status, at, modifiedAt }, index) => (
          <Timeline.Item
            key={`${status} ${at}`}
            state={stateOf(index)}
            title={t(statusLabels[status])}
            time={format.formatTime(at, timeZone)}
            dateTime={new Date(at).toISOString()}
            labels={labels}
          >
            {modifiedAt !== null &&
              t('tracking.step-modified', { time: format.formatTime(modifiedAt, timeZone) })}
          </Timeline.Item>
        ))}
        {upcomingStepsOf(order).map((status) => (
          <Timeline.Item key={status} state="upcoming" title={t(statusLabels[status])} labels={labels} />
        ))}
      </Timeline.Root>
    </section>
  );
}
