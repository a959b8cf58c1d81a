import { axisShare } from './value-axis.ts';
import type { ChartData } from './chart.types.ts';

/** One bar, in pixels from the upper corner at the start of the line. */
export interface BarShape {
  readonly key: string;
  readonly series: number;
  readonly x: number;
  readonly width: number;
  /** From its foot at zero to the value; a value below zero has its end below its foot. */
  readonly foot: number;
  readonly end: number;
}

/** The part of its place that a group of bars fills, the widest a bar gets, and the most air between two. */
const fill = 0.68;
const widest = 44;
const air = 2;

/** Places the bars of all series, group by group. Values that are missing have none. */
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

/** Drawn for zero too, so that it can be told from a value that is missing. */
const least = 2;
const roundest = 5;

/** The outline of a bar, round at the end of its value. */
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
