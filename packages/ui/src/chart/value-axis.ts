import { niceTicks } from './nice-ticks.ts';

/** Returns the value if it is a finite number, otherwise null. */
export const finiteOrNull = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Returns the ticks of the vertical axis, or an empty array if no value can be drawn. */
export function valueTicks(
  values: readonly (number | null)[],
  fromZero: boolean,
  maxCount: number,
): readonly number[] {
  const drawableValues = values.filter((value) => value !== null);
  if (drawableValues.length === 0) return [];
  let low = fromZero ? 0 : Infinity;
  let high = fromZero ? 0 : -Infinity;
  for (const value of drawableValues) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return niceTicks(low, high, maxCount, drawableValues.every(Number.isInteger));
}

/** Returns the position of a value on the axis: 0 at the lower end, 1 at the upper end. */
export function axisPosition(value: number, ticks: readonly number[]): number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return high === low ? 0 : (value - low) / (high - low);
}
