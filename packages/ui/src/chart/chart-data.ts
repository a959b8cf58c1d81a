import { styleAt, tones } from './series-styles.ts';
import { finiteOrNull, valueTicks } from './value-axis.ts';
import type { BarSeries, ChartData, LineSeries } from './chart.types.ts';

/** Maximum number of ticks on the value axis. */
const maxTicks = 6;

const seriesStyle = (tone: BarSeries['tone'], styleIndex: number) => ({
  tone: tone ?? styleAt(tones, styleIndex) ?? 'accent',
  styleIndex,
});

/**
 * Builds bar chart data: evenly spaced categories with one value per series. The axis always includes zero.
 */
export function barData(categories: readonly string[], series: readonly BarSeries[]): ChartData {
  const chartSeries = series.map(({ id, label, tone, values }, styleIndex) => ({
    id,
    label,
    ...seriesStyle(tone, styleIndex),
    values: categories.map((_, index) => finiteOrNull(values[index])),
  }));
  return {
    stops: categories.map((label, index) => ({
      key: String(index),
      label,
      position: (index + 0.5) / categories.length,
    })),
    series: chartSeries,
    ticks: valueTicks(
      chartSeries.flatMap(({ values }) => values),
      true,
      maxTicks,
    ),
  };
}

/**
 * Builds line chart data with one stop for each distinct `x`. Distances between stops are in proportion to
 * `x`.
 */
export function lineData(
  series: readonly LineSeries[],
  formatX: (x: number) => string,
  fromZero: boolean,
): ChartData {
  const xValues = series.flatMap(({ points }) => points.map(({ x }) => x)).filter(Number.isFinite);
  const stops = [...new Set(xValues)].toSorted((a, b) => a - b);
  const first = stops[0] ?? 0;
  const span = (stops.at(-1) ?? 0) - first;
  const chartSeries = series.map(({ id, label, tone, points }, styleIndex) => {
    const valueByX = new Map(points.map(({ x, y }) => [x, finiteOrNull(y)]));
    return { id, label, ...seriesStyle(tone, styleIndex), values: stops.map((x) => valueByX.get(x) ?? null) };
  });
  return {
    stops: stops.map((x) => ({
      key: String(x),
      label: formatX(x),
      position: span === 0 ? 0.5 : (x - first) / span,
    })),
    series: chartSeries,
    ticks: valueTicks(
      chartSeries.flatMap(({ values }) => values),
      fromZero,
      maxTicks,
    ),
  };
}
