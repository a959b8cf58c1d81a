import { localTimeOf } from '../../contracts/index.ts';
import type { LocalTime } from '../../contracts/index.ts';

export { localTimeOf, type LocalTime };

const SECOND = 1000;
const HOUR = 3_600_000;

/**
 * Converts a wall-clock time to milliseconds as if the zone were UTC, so that wall-clock times can be
 * compared and subtracted.
 */
const asUtc = (time: LocalTime): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/** The offset of a time zone from UTC in milliseconds, positive east of Greenwich. */
export const zoneOffsetAt = (instant: number, timeZone: string): number =>
  asUtc(localTimeOf(instant, timeZone)) - Math.floor(instant / SECOND) * SECOND;

const findStartOfDay = (instant: number, timeZone: string): number => {
  const { year, month, day } = localTimeOf(instant, timeZone);
  const midnight = Date.UTC(year, month - 1, day);
  // No zone is more than 15 hours from UTC, so the date cannot have started earlier.
  let before = midnight - 15 * HOUR;
  const candidates = [before, midnight, instant]
    .map((guess) => midnight - zoneOffsetAt(guess, timeZone))
    .filter((candidate) => asUtc(localTimeOf(candidate, timeZone)) === midnight);
  if (candidates.length > 0) return Math.min(...candidates);
  // Midnight was skipped. Find the clock change by bisection between yesterday and `instant`.
  let after = Math.floor(instant / SECOND) * SECOND;
  while (after - before > SECOND) {
    const middle = before + Math.floor((after - before) / 2 / SECOND) * SECOND;
    if (asUtc(localTimeOf(middle, timeZone)) < midnight) before = middle;
    else after = middle;
  }
  return after;
};

/** The last requested day of each zone, because live lists request the start of the day every frame. */
const lastDayByZone = new Map<string, { readonly start: number; readonly next: number }>();

/**
 * Returns the first instant of the local date of `instant`. If the clock skips midnight (Africa/Cairo,
 * America/Santiago …), the day starts at 01:00. If midnight occurs twice, it starts at the first one.
 * @param instant unix milliseconds
 * @returns unix milliseconds
 */
export const startOfDay = (instant: number, timeZone: string): number => {
  const cached = lastDayByZone.get(timeZone);
  if (cached && cached.start <= instant && instant < cached.next) return cached.start;
  const start = findStartOfDay(instant, timeZone);
  // 30 hours later, the next day has started but not ended, because a day has at most 25 hours.
  lastDayByZone.set(timeZone, { start, next: findStartOfDay(start + 30 * HOUR, timeZone) });
  return start;
};

/** True if both instants fall on the same local date. */
export const isSameDay = (one: number, other: number, timeZone: string): boolean => {
  const a = localTimeOf(one, timeZone);
  const b = localTimeOf(other, timeZone);
  return a.year === b.year && a.month === b.month && a.day === b.day;
};

/** Formats a time of day as 24-hour text with Latin digits: `09:05`. */
export const formatClock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
