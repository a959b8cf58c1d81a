import { utcOf } from './day.ts';
import type { Day } from './day.ts';

const SECOND = 1000;
const HOUR = 3_600_000;

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times more than using one. */
function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, made);
  return made;
}

/**
 * What the wall clocks of a zone show, as a number: the reading taken for UTC.
 * @param instant Unix milliseconds.
 * @param timeZone IANA name; the browser's when left out.
 * @throws RangeError for a zone that the platform does not know.
 */
export function readingAt(instant: number, timeZone: string | undefined): number {
  const part: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Milliseconds by which the zone's clocks run ahead of UTC. */
export const offsetAt = (instant: number, timeZone: string | undefined): number =>
  readingAt(instant, timeZone) - Math.floor(instant / SECOND) * SECOND;

/** The date that a wall clock shows. */
export const dayOf = (instant: number, timeZone: string | undefined): Day =>
  new Date(readingAt(instant, timeZone)).toISOString().slice(0, 10);

/**
 * The first instant at which the zone's date is `day` or later, in Unix milliseconds. That is midnight nearly always;
 * where clocks jump over midnight (Cairo, Beirut, Havana …) it is the instant of the jump, where midnight comes twice
 * it is the earlier one, and a date that a zone left out altogether begins with the next.
 */
export function startOfDay(day: Day, timeZone: string): number {
  const midnight = utcOf(day);
  // No zone is further than 15 hours from UTC.
  let before = midnight - 15 * HOUR;
  let after = midnight + 15 * HOUR;
  const midnights = [before, after]
    .map((near) => midnight - offsetAt(near, timeZone))
    .filter((candidate) => readingAt(candidate, timeZone) === midnight);
  if (midnights.length > 0) return Math.min(...midnights);
  // Midnight was left out: halve the span until the jump is found.
  while (after - before > SECOND) {
    const middle = before + Math.floor((after - before) / 2 / SECOND) * SECOND;
    if (readingAt(middle, timeZone) < midnight) before = middle;
    else after = middle;
  }
  return after;
}
