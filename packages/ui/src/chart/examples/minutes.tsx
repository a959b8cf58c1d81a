import { LineChart } from '../line-chart.tsx';
import type { ChartPoint, LineSeries } from '../chart.types.ts';

const at = (day: number, hour = 12) => Date.UTC(2026, 10, day, hour);
const dayOf = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'Asia/Dhaka' });
const day = (x: number) => dayOf.format(x);
const minutes = (value: number) => `${value.toLocaleString('en')} min`;

const pickUp: readonly ChartPoint[] = [
  { x: at(1), y: 14 },
  { x: at(2), y: 12 },
  { x: at(3), y: 17 },
  { x: at(4), y: null },
  { x: at(6), y: 11 },
  { x: at(12), y: 9 },
  { x: at(13), y: 13 },
  { x: at(14), y: 10 },
  { x: at(20), y: 8 },
  { x: at(21), y: 9.5 },
];
const delivery = pickUp.map(({ x, y }, index) => ({
  x,
  y: y === null ? null : y * 2 + ((index * 7) % 9) + 6,
}));
const both: readonly LineSeries[] = [
  { id: 'pick-up', label: 'Until pick-up', points: pickUp },
  { id: 'delivery', label: 'Until delivery', points: delivery },
];
const single: readonly LineSeries[] = [{ id: 'pick-up', label: 'Until pick-up', points: pickUp }];
const lone: readonly LineSeries[] = [
  { id: 'pick-up', label: 'Until pick-up', points: [{ x: at(21), y: 9.5 }] },
];
const many: readonly LineSeries[] = ['Dhaka', 'Chattogram', 'Sylhet', 'Khulna', 'Rajshahi'].map(
  (label, nth) => ({
    id: label,
    label,
    points: Array.from({ length: 10 }, (_, step) => ({
      x: at(3 + step * 2),
      y: 8 + nth * 7 + ((step * (nth + 3) * 5) % 11),
    })),
  }),
);

/** Points are spaced by date, with gaps for missing days. The line breaks at a null value. */
export const LineChartMinutes = () => (
  <LineChart
    title="Minutes an order takes"
    value="31 min"
    description="Median from request to delivery, November"
    xLabel="Day"
    series={both}
    format={minutes}
    formatX={day}
    formatTick={String}
  />
);

export const LineChartOneSeries = () => (
  <LineChart
    title="Minutes until pick-up"
    value="9.5 min"
    description="21 November"
    xLabel="Day"
    series={single}
    format={minutes}
    formatX={day}
    formatTick={String}
  />
);

/** A single value is drawn as a centred point. */
export const LineChartOnePoint = () => (
  <LineChart title="Minutes until pick-up" xLabel="Day" series={lone} format={minutes} formatX={day} />
);

/** Five lines, distinguishable without colour. */
export const LineChartFiveSeries = () => (
  <LineChart
    title="Minutes until pick-up, by city"
    xLabel="Day"
    series={many}
    format={minutes}
    formatX={day}
    formatTick={String}
  />
);

/** A chart without values shows the empty state. */
export const LineChartEmpty = () => (
  <LineChart title="Minutes until pick-up" xLabel="Day" series={[]} format={minutes} formatX={day} />
);
