import { axisShare } from './value-axis.ts';
import type { ChartData } from './chart.types.ts';

/** Geometry of one bar in pixels, measured from the top left corner of the plot. */
export interface BarShape {
  readonly key: string;
  readonly series: number;
  readonly x: number;
  readonly width: number;
  /** Vertical position of the value zero, where the bar starts. */
  readonly foot: number;
  /** Vertical position of the bar's value: below the baseline if it is negative. */
  readonly end: number;
}

/** Share of a category's width that its bars fill. */
const fill = 0.68;
/** Maximum distance in pixels from the start of one bar to the next. */
const widest = 44;
/** Maximum gap in pixels between two bars of a category. */
const air = 2;

/** Computes the bars of all series, category by category. A missing value has no bar. */
export function barShapes(
  { stops, series, ticks }: ChartData,
  width: number,
  height: number,
): readonly BarShape[] {
  const place = width / Math.max(1, stops.length);
  const pitch = Math.min(widest, (place * fill) / Math.max(1, series.length));
  const gap = Math.min(air, pitch / 4);
  const bar = pitch - gap;
  const group = pitch * series.length - gap;
  const foot = height * (1 - axisShare(0, ticks));
  return stops.flatMap(({ key, share }, at) =>
    series.flatMap(({ id, values }, nth) => {
      const value = values[at] ?? null;
      if (value === null) return [];
      const end = height * (1 - axisShare(value, ticks));
      const x = share * width - group / 2 + nth * pitch;
      return [{ key: `${key} ${id}`, series: nth, x, width: bar, foot, end }];
    }),
  );
}

/** Minimum bar height in pixels. It keeps a zero value visible, unlike a missing value. */
const least = 2;
/** Maximum corner radius in pixels. */
const roundest = 5;

/** Returns the outline of a bar as SVG path data, with rounded corners at the value end. */
export function barPath({ x, width, foot, end: target }: BarShape): string {
  const isDown = target > foot;
  const end = Math.abs(target - foot) < least ? foot - least : target;
  const radius = Math.min(roundest, width / 2, Math.abs(end - foot));
  const bend = isDown ? -radius : radius;
  const at = (...numbers: readonly number[]) => numbers.map((number) => number.toFixed(2)).join(' ');
  return [
    `M${at(x, foot)}V${at(end + bend)}`,
    `Q${at(x, end, x + radius, end)}H${at(x + width - radius)}`,
    `Q${at(x + width, end, x + width, end + bend)}V${at(foot)}Z`,
  ].join('');
}
