import { niceTicks } from './nice-ticks.ts';

/** A value that can be drawn, or none. */
export const drawable = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Ticks of the vertical axis over all values; none when there is not a single one. */
export function valueTicks(
  values: readonly (number | null)[],
  fromZero: boolean,
  most: number,
): readonly number[] {
  const drawn = values.filter((value) => value !== null);
  if (drawn.length === 0) return [];
  let low = fromZero ? 0 : Infinity;
  let high = fromZero ? 0 : -Infinity;
  for (const value of drawn) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return niceTicks(low, high, most, drawn.every(Number.isInteger));
}

/** Where a value stands between the ends of the axis: 0 at its lower end, 1 at its upper. */
export function axisShare(value: number, ticks: readonly number[]): number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return high === low ? 0 : (value - low) / (high - low);
}
