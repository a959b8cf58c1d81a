import { LineChart } from '../line-chart.tsx';
import type { ChartPoint, LineSeries } from '../chart.types.ts';

const timeAt = (day: number, hour = 12) => Date.UTC(2026, 10, day, hour);
const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'Asia/Dhaka' });
const formatDay = (x: number) => dayFormat.format(x);
const formatMinutes = (value: number) => `${value.toLocaleString('en')} min`;

const pickUpPoints: readonly ChartPoint[] = [
  { x: timeAt(1), y: 14 },
  { x: timeAt(2), y: 12 },
  { x: timeAt(3), y: 17 },
  { x: timeAt(4), y: null },
  { x: timeAt(6), y: 11 },
  { x: timeAt(12), y: 9 },
  { x: timeAt(13), y: 13 },
  { x: timeAt(14), y: 10 },
  { x: timeAt(20), y: 8 },
  { x: timeAt(21), y: 9.5 },
];
const deliveryPoints = pickUpPoints.map(({ x, y }, index) => ({
  x,
  y: y === null ? null : y * 2 + ((index * 7) % 9) + 6,
}));
const twoLines: readonly LineSeries[] = [
  { id: 'pick-up', label: 'Until pick-up', points: pickUpPoints },
  { id: 'delivery', label: 'Until delivery', points: deliveryPoints },
];
const oneLine: readonly LineSeries[] = [{ id: 'pick-up', label: 'Until pick-up', points: pickUpPoints }];
const singlePoint: readonly LineSeries[] = [
  { id: 'pick-up', label: 'Until pick-up', points: [{ x: timeAt(21), y: 9.5 }] },
];
const fiveLines: readonly LineSeries[] = ['Dhaka', 'Chattogram', 'Sylhet', 'Khulna', 'Rajshahi'].map(
  (label, cityIndex) => ({
    id: label,
    label,
    points: Array.from({ length: 10 }, (_, step) => ({
      x: timeAt(3 + step * 2),
      y: 8 + cityIndex * 7 + ((step * (cityIndex + 3) * 5) % 11),
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
    series={twoLines}
    format={formatMinutes}
    formatX={formatDay}
    formatTick={String}
  />
);

export const LineChartOneSeries = () => (
  <LineChart
    title="Minutes until pick-up"
    value="9.5 min"
    description="21 November"
    xLabel="Day"
    series={oneLine}
    format={formatMinutes}
    formatX={formatDay}
    formatTick={String}
  />
);

/** A single value is drawn as a centred point. */
export const LineChartOnePoint = () => (
  <LineChart
    title="Minutes until pick-up"
    xLabel="Day"
    series={singlePoint}
    format={formatMinutes}
    formatX={formatDay}
  />
);

/** Five lines, distinguishable without colour. */
export const LineChartFiveSeries = () => (
  <LineChart
    title="Minutes until pick-up, by city"
    xLabel="Day"
    series={fiveLines}
    format={formatMinutes}
    formatX={formatDay}
    formatTick={String}
  />
);

/** A chart without values shows the empty state. */
export const LineChartEmpty = () => (
  <LineChart
    title="Minutes until pick-up"
    xLabel="Day"
    series={[]}
    format={formatMinutes}
    formatX={formatDay}
  />
);
