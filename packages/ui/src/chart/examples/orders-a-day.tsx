import { BarChart } from '../bar-chart.tsx';
import type { BarSeries } from '../chart.types.ts';

const days = ['15 Nov', '16 Nov', '17 Nov', '18 Nov', '19 Nov', '20 Nov', '21 Nov'] as const;
const deliveredSeries: BarSeries = {
  id: 'delivered',
  label: 'Delivered',
  values: [42, 38, 51, 47, 63, 71, 30],
};
const cancelledSeries: BarSeries = { id: 'cancelled', label: 'Cancelled', values: [3, 5, 2, 0, 4, 6, null] };
const deliveredOnly = [deliveredSeries] as const;
const deliveredAndCancelled = [deliveredSeries, cancelledSeries] as const;
const formatCount = (value: number) => value.toLocaleString('en');

/** A single series has no legend, because the title names it. */
export const BarChartOneSeries = () => (
  <BarChart
    title="Deliveries a day"
    value="342"
    description="This week"
    xLabel="Day"
    categories={days}
    series={deliveredOnly}
    format={formatCount}
  />
);

/** Delivered and cancelled orders of a week. The last day has no count of cancellations yet. */
export const BarChartOrdersPerDay = () => (
  <BarChart
    title="Orders a day"
    value="362"
    description="15 to 21 November"
    xLabel="Day"
    categories={days}
    series={deliveredAndCancelled}
    format={formatCount}
  />
);
