import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import {
  $allOrdersState,
  $orders,
  nextPageRequested,
  summarize,
  type HistorySummary,
} from '@saddlebag/domain/history';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { Callout } from '@saddlebag/ui/callout';
import { SummaryCharts } from './summary-charts.tsx';

/** Figures about all orders of the filters, with charts of the days and of the cancellations. */
export function SummaryCards() {
  const t = useT();
  const [orders, loadState, { timeZone, currency }, retry] = useUnit([
    $orders,
    $allOrdersState,
    $market,
    nextPageRequested,
  ]);
  const summary = useMemo(() => summarize(orders, { timeZone, currency }), [orders, timeZone, currency]);

  return (
    <section
      aria-label={t('history.summary.label')}
      aria-busy={loadState === 'loading'}
      className="flex flex-col gap-4"
    >
      {loadState === 'failed' && (
        <Callout tone="warning" title={t('history.summary.failed')}>
          <Button variant="secondary" size="sm" onClick={() => retry()}>
            {t('action.retry')}
          </Button>
        </Callout>
      )}
      <SummaryFigures summary={summary} />
      <SummaryCharts summary={summary} isComplete={loadState === 'complete'} />
    </section>
  );
}

function SummaryFigures({ summary }: { summary: HistorySummary }) {
  const t = useT();
  const format = useFormat();
  const { currency } = useUnit($market);
  const { deliveryMinutes, cancelledCount, spend } = summary;
  const durationOf = (minutes: number | undefined) =>
    minutes === undefined ? t('history.summary.unknown') : format.formatDuration(minutes);
  const figures = [
    { label: t('history.summary.median'), value: durationOf(deliveryMinutes?.median) },
    { label: t('history.summary.percentile'), value: durationOf(deliveryMinutes?.percentile90) },
    { label: t('history.summary.cancelled'), value: format.formatNumber(cancelledCount) },
    { label: t('history.summary.spend'), value: format.formatMoney(spend, currency) },
  ];

  return (
    <dl className="m-0 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col gap-1 rounded-card border border-border bg-surface p-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="m-0 font-display text-xl tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
