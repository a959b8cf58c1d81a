import { axisPosition } from './value-axis.ts';
import type { ChartData } from './chart.types.ts';

/** Geometry of one bar in pixels, measured from the top-left corner of the plot. */
export interface BarShape {
  readonly key: string;
  readonly series: number;
  readonly x: number;
  readonly width: number;
  /** Vertical position of the value zero, where the bar starts. */
  readonly baseline: number;
  /** Vertical position of the bar's value: below the baseline if the value is negative. */
  readonly end: number;
}

/** Fraction of a category's width that its bars fill. */
const barGroupFraction = 0.68;
/** Maximum distance in pixels from the start of one bar to the next. */
const maxBarPitch = 44;
/** Maximum gap in pixels between two bars of a category. */
const maxBarGap = 2;

/** Computes the bars of all series, category by category. A missing value has no bar. */
export function barShapes(
  { stops, series, ticks }: ChartData,
  width: number,
  height: number,
): readonly BarShape[] {
  const slotWidth = width / Math.max(1, stops.length);
  const pitch = Math.min(maxBarPitch, (slotWidth * barGroupFraction) / Math.max(1, series.length));
  const gap = Math.min(maxBarGap, pitch / 4);
  const barWidth = pitch - gap;
  const groupWidth = pitch * series.length - gap;
  const baseline = height * (1 - axisPosition(0, ticks));
  return stops.flatMap(({ key, position }, stopIndex) =>
    series.flatMap(({ id, values }, seriesIndex) => {
      const value = values[stopIndex] ?? null;
      if (value === null) return [];
      const end = height * (1 - axisPosition(value, ticks));
      const x = position * width - groupWidth / 2 + seriesIndex * pitch;
      return [{ key: `${key} ${id}`, series: seriesIndex, x, width: barWidth, baseline, end }];
    }),
  );
}

/** Minimum bar height in pixels, so that a zero value stays visible. */
const minBarHeight = 2;
/** Maximum corner radius in pixels. */
const maxBarRadius = 5;

/** Returns the outline of a bar as SVG path data, with rounded corners at the value end. */
export function barPath({ x, width, baseline, end: valueEnd }: BarShape): string {
  const direction = valueEnd > baseline ? 1 : -1;
  const height = Math.max(minBarHeight, Math.abs(valueEnd - baseline));
  const end = baseline + direction * height;
  const radius = Math.min(maxBarRadius, width / 2, height);
  const bend = -direction * radius;
  const coordinates = (...numbers: readonly number[]) => numbers.map((number) => number.toFixed(2)).join(' ');
  return [
    `M${coordinates(x, baseline)}V${coordinates(end + bend)}`,
    `Q${coordinates(x, end, x + radius, end)}H${coordinates(x + width - radius)}`,
    `Q${coordinates(x + width, end, x + width, end + bend)}V${coordinates(baseline)}Z`,
  ].join('');
}
