export { BarChart } from './bar-chart.tsx';
export { chartLabels } from './chart.labels.ts';
export { LineChart } from './line-chart.tsx';
export { niceTicks } from './nice-ticks.ts';
export type { BarChartProps } from './bar-chart.tsx';
export type { ChartLabels } from './chart.labels.ts';
export type { BarSeries, ChartPoint, ChartTone, LineSeries } from './chart.types.ts';
export type { LineChartProps } from './line-chart.tsx';
