import { localTimeOf, zoneOffsetAt } from '../../../platform/time/index.ts';
import type { WallTime } from '../cells/canonical-time.ts';

const dayMs = 86_400_000;

/**
 * Returns the first instant at which the clocks of a time zone show a time, in unix milliseconds. Returns null
 * if they skip it.
 */
export const localInstant = (
  { year, month, day, hour, minute }: WallTime,
  timeZone: string,
): number | null => {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  const instants = [asUtc - dayMs, asUtc + dayMs]
    .map((near) => asUtc - zoneOffsetAt(near, timeZone))
    .filter((instant) => {
      const local = localTimeOf(instant, timeZone);
      return local.day === day && local.hour === hour && local.minute === minute;
    });
  return instants.length === 0 ? null : Math.min(...instants);
};
