import { offsetAt } from './zone.ts';

/** Clocks are put back by less than this, and not twice within it. */
const NEAR = 3 * 3_600_000;

/**
 * Whether a wall clock shows this time twice, because it was or will be put back: then the time alone does not say when.
 * @param instant Unix milliseconds.
 */
export const isRepeatedTime = (instant: number, timeZone: string): boolean => {
  const [before, after] = [offsetAt(instant - NEAR, timeZone), offsetAt(instant + NEAR, timeZone)];
  const reading = instant + offsetAt(instant, timeZone);
  return before > after && [before, after].every((offset) => offsetAt(reading - offset, timeZone) === offset);
};
