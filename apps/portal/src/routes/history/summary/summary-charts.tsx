import { useUnit } from 'effector-react';
import { isCancelReason } from '@saddlebag/domain/cancellation';
import { firstInstantOf, type HistorySummary } from '@saddlebag/domain/history';
import { createDayAndMonth } from '@saddlebag/domain/formats';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { BarChart } from '@saddlebag/ui/chart';
import '../../../widgets/cancelled-notice/texts.ts';

/** The orders and the spend of each day, and the cancellations by reason. Each chart has its table. */
export function SummaryCharts({
  summary: { days, cancellations, cancelledCount },
  isComplete,
}: {
  summary: HistorySummary;
  /** False until all orders of the filters are loaded. */
  isComplete: boolean;
}) {
  const t = useT();
  const format = useFormat();
  const { timeZone, currency } = useUnit($market);
  const dayAndMonth = createDayAndMonth(format.locale, timeZone);
  const dayTexts = days.map(({ day }) => dayAndMonth.format(firstInstantOf(day, timeZone)));
  const loadingText = isComplete ? undefined : t('history.sheet.loading');
  const orderCount = days.reduce((sum, { count }) => sum + count, 0);
  const reasonText = (reason: string | null) => {
    if (reason === null) return t('history.summary.no-reason');
    return isCancelReason(reason) ? t(`cancel.reasons.${reason}`) : reason;
  };
  const shared = {
    height: '11rem',
    labels: {
      showTable: t('history.summary.show-table'),
      showChart: t('history.summary.show-chart'),
      hint: t('history.summary.hint'),
      missing: t('history.summary.unknown'),
      empty: t('history.empty-title'),
    },
  };

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <BarChart
        {...shared}
        title={t('history.summary.orders-a-day')}
        description={loadingText ?? t('history.orders', { count: orderCount })}
        xLabel={t('history.summary.day')}
        categories={dayTexts}
        series={[
          { id: 'orders', label: t('history.summary.orders'), values: days.map(({ count }) => count) },
        ]}
        format={format.formatNumber}
      />
      <BarChart
        {...shared}
        title={t('history.summary.spend-a-day')}
        description={loadingText ?? t('history.summary.spend-note')}
        xLabel={t('history.summary.day')}
        categories={dayTexts}
        series={[{ id: 'spend', label: t('history.summary.spend'), values: days.map(({ spend }) => spend) }]}
        format={(amount) => format.formatMoney(amount, currency)}
      />
      {cancelledCount > 0 && (
        <BarChart
          {...shared}
          className="lg:col-span-2"
          title={t('history.summary.by-reason')}
          description={loadingText ?? t('history.orders', { count: cancelledCount })}
          xLabel={t('history.summary.reason')}
          categories={cancellations.map(({ reason }) => reasonText(reason))}
          series={[
            {
              id: 'cancelled',
              label: t('history.summary.cancelled'),
              values: cancellations.map(({ count }) => count),
            },
          ]}
          format={format.formatNumber}
        />
      )}
    </div>
  );
}
