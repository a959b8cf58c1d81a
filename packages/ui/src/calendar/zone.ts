import { utcMidnight } from './day.ts';
import type { Day } from './day.ts';

const SECOND = 1000;
const HOUR = 3_600_000;

const clockFormats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Returns a cached formatter. Creating one costs about a hundred times more than using it. */
function clockFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const cachedFormat = clockFormats.get(timeZone);
  if (cachedFormat) return cachedFormat;
  const format = createClockFormat(timeZone) ?? clockFormat('UTC');
  clockFormats.set(timeZone, format);
  return format;
}

/** Returns null if the platform does not know the zone. */
function createClockFormat(timeZone: string | undefined): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
}

/**
 * Returns the wall-clock time of a zone, encoded as UTC milliseconds. A zone that the platform does not know counts
 * as UTC.
 * @param instant Unix milliseconds.
 * @param timeZone IANA name. Undefined means the browser's zone.
 */
export function wallTimeAt(instant: number, timeZone: string | undefined): number {
  const fields: Record<string, number> = {};
  for (const { type, value } of clockFormat(timeZone).formatToParts(instant)) fields[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns the UTC offset of a zone at an instant, in milliseconds. Positive values are ahead of UTC. */
export const offsetAt = (instant: number, timeZone: string | undefined): number =>
  wallTimeAt(instant, timeZone) - Math.floor(instant / SECOND) * SECOND;

/** Returns the date in a zone at an instant. */
export const dayOf = (instant: number, timeZone: string | undefined): Day =>
  new Date(wallTimeAt(instant, timeZone)).toISOString().slice(0, 10);

/**
 * Returns the first instant at which the zone's date is `day` or later, in Unix milliseconds. This is usually
 * midnight. If a clock change skips midnight (Cairo, Beirut, Havana), it is the instant of the change. If
 * midnight occurs twice, it is the earlier one. If the zone skipped the whole date, it is the start of the
 * next one.
 */
export function startOfDay(day: Day, timeZone: string): number {
  const midnight = utcMidnight(day);
  // No zone is more than 15 hours away from UTC.
  let earliest = midnight - 15 * HOUR;
  let latest = midnight + 15 * HOUR;
  const midnights = [earliest, latest]
    .map((instant) => midnight - offsetAt(instant, timeZone))
    .filter((candidate) => wallTimeAt(candidate, timeZone) === midnight);
  if (midnights.length > 0) return Math.min(...midnights);
  // Midnight is skipped: binary-search for the instant of the clock change.
  while (latest - earliest > SECOND) {
    const middle = earliest + Math.floor((latest - earliest) / 2 / SECOND) * SECOND;
    if (wallTimeAt(middle, timeZone) < midnight) earliest = middle;
    else latest = middle;
  }
  return latest;
}
