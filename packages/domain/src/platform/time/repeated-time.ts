import { zoneOffsetAt } from './zone.ts';

/** Milliseconds. No clock goes back by more than this, or twice within this time. */
const MAX_CHANGE_DISTANCE = 3 * 3_600_000;

/**
 * True if a wall clock shows this time twice because the clock goes back. The time of day alone is then
 * ambiguous.
 * @param instant unix milliseconds
 */
export const isRepeatedTime = (instant: number, timeZone: string): boolean => {
  const [before, after] = [
    zoneOffsetAt(instant - MAX_CHANGE_DISTANCE, timeZone),
    zoneOffsetAt(instant + MAX_CHANGE_DISTANCE, timeZone),
  ];
  const wallTime = instant + zoneOffsetAt(instant, timeZone);
  return (
    before > after && [before, after].every((offset) => zoneOffsetAt(wallTime - offset, timeZone) === offset)
  );
};
