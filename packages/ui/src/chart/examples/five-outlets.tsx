import { BarChart } from '../bar-chart.tsx';
import type { BarSeries } from '../chart.types.ts';

const months = ['Sep', 'Oct', 'Nov'] as const;
const series: readonly BarSeries[] = ['Banani', 'Dhanmondi', 'Gulshan', 'Mirpur', 'Uttara'].map(
  (label, outletIndex) => ({
    id: label,
    label,
    values: months.map((_, monthIndex) => 400 + ((outletIndex * 173 + monthIndex * 311) % 600)),
  }),
);

/** Five series with different hatching, distinguishable in print too. */
export const BarChartFiveOutlets = () => (
  <BarChart
    title="Orders of each outlet"
    xLabel="Month"
    categories={months}
    series={series}
    format={(value) => value.toLocaleString('en')}
  />
);
