import { offsetAt } from './zone.ts';

/** Clocks go back by less than this, and never twice within it. */
const NEAR = 3 * 3_600_000;

/**
 * True if a wall clock shows this time twice because the clock goes back. The time of day alone is then
 * ambiguous.
 * @param instant unix milliseconds
 */
export const isRepeatedTime = (instant: number, timeZone: string): boolean => {
  const [before, after] = [offsetAt(instant - NEAR, timeZone), offsetAt(instant + NEAR, timeZone)];
  const reading = instant + offsetAt(instant, timeZone);
  return before > after && [before, after].every((offset) => offsetAt(reading - offset, timeZone) === offset);
};
