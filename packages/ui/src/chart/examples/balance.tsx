import { BarChart } from '../bar-chart.tsx';
import type { BarSeries } from '../chart.types.ts';

const outlets = [
  'Biryani Ghor, the one behind the old cinema, Lotus Avenue',
  'Heron Street',
  'Élan Café, Banyan Road, second floor',
  'Donaudampfschifffahrtsgesellschaftskantine',
  'Mangrove Walk',
] as const;
const balance: readonly BarSeries[] = [
  { id: 'balance', label: 'Balance', values: [12_400.5, -3200, 0, 8150.25, -640] },
];
const moneyFormat = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const compactFormat = new Intl.NumberFormat('en', { notation: 'compact' });

/** Negative values, a zero, and labels longer than their space. */
export const BarChartBalance = () => (
  <BarChart
    title="Balance of each outlet"
    xLabel="Outlet"
    categories={outlets}
    series={balance}
    format={(value) => `৳ ${moneyFormat.format(value)}`}
    formatTick={(value) => compactFormat.format(value)}
  />
);
