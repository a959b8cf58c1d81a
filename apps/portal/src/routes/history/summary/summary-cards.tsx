import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $hasNextPage, $orders, firstInstantOf, summarize } from '@saddlebag/domain/history';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { BarChart } from '@saddlebag/ui/chart';

/** Figures about the orders of the table, and a chart of the orders of each day. */
export function SummaryCards() {
  const t = useT();
  const format = useFormat();
  const [orders, hasMore, { timeZone, currency }] = useUnit([$orders, $hasNextPage, $market]);
  const { days, deliveryMinutes, cancelledCount, fees } = useMemo(
    () => summarize(orders, { timeZone, currency }),
    [orders, timeZone, currency],
  );
  const durationOf = (minutes: number | undefined) =>
    minutes === undefined ? t('history.summary.unknown') : format.formatDuration(minutes);
  const figures = [
    { label: t('history.summary.median'), value: durationOf(deliveryMinutes?.median) },
    { label: t('history.summary.percentile'), value: durationOf(deliveryMinutes?.percentile90) },
    { label: t('history.summary.cancelled'), value: format.formatNumber(cancelledCount) },
    { label: t('history.summary.fees'), value: format.formatMoney(fees, currency) },
  ];

  return (
    <section
      aria-label={t('history.summary.label')}
      className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <dl className="m-0 grid grid-cols-2 content-start gap-3">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col gap-1 rounded-card border border-border bg-surface p-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="m-0 font-display text-xl tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <BarChart
        title={t('history.summary.orders-a-day')}
        description={t(hasMore ? 'history.orders-shown' : 'history.orders', { count: orders.length })}
        xLabel={t('history.summary.day')}
        categories={days.map(({ day }) => format.formatDate(firstInstantOf(day, timeZone), timeZone))}
        series={[
          { id: 'orders', label: t('history.summary.orders'), values: days.map(({ count }) => count) },
        ]}
        format={format.formatNumber}
        height="11rem"
        labels={{
          showTable: t('history.summary.show-table'),
          showChart: t('history.summary.show-chart'),
          hint: t('history.summary.hint'),
          missing: t('history.summary.unknown'),
          empty: t('history.empty-title'),
        }}
      />
    </section>
  );
}
