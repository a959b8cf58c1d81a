import { lookOf, tones } from './series-looks.ts';
import { drawable, valueTicks } from './value-axis.ts';
import type { BarSeries, ChartData, LineSeries } from './chart.types.ts';

/** Maximum number of ticks on the value axis. */
const mostTicks = 6;

const dress = (tone: BarSeries['tone'], look: number) => ({
  tone: tone ?? lookOf(tones, look) ?? 'accent',
  look,
});

/**
 * Builds bar chart data: evenly spaced categories with one value per series. The axis always includes zero.
 */
export function barData(categories: readonly string[], series: readonly BarSeries[]): ChartData {
  const drawn = series.map(({ id, label, tone, values }, look) => ({
    id,
    label,
    ...dress(tone, look),
    values: categories.map((_, at) => drawable(values[at])),
  }));
  return {
    stops: categories.map((label, at) => ({
      key: String(at),
      label,
      share: (at + 0.5) / categories.length,
    })),
    series: drawn,
    ticks: valueTicks(
      drawn.flatMap(({ values }) => values),
      true,
      mostTicks,
    ),
  };
}

/** Builds line chart data: one stop for every `x` of any series, spaced in proportion. */
export function lineData(
  series: readonly LineSeries[],
  formatX: (x: number) => string,
  fromZero: boolean,
): ChartData {
  const places = series.flatMap(({ points }) => points.map(({ x }) => x)).filter(Number.isFinite);
  const stops = [...new Set(places)].toSorted((one, other) => one - other);
  const first = stops[0] ?? 0;
  const span = (stops.at(-1) ?? 0) - first;
  const drawn = series.map(({ id, label, tone, points }, look) => {
    const found = new Map(points.map(({ x, y }) => [x, drawable(y)]));
    return { id, label, ...dress(tone, look), values: stops.map((x) => found.get(x) ?? null) };
  });
  return {
    stops: stops.map((x) => ({
      key: String(x),
      label: formatX(x),
      share: span === 0 ? 0.5 : (x - first) / span,
    })),
    series: drawn,
    ticks: valueTicks(
      drawn.flatMap(({ values }) => values),
      fromZero,
      mostTicks,
    ),
  };
}
