import { localTimeOf } from '../../contracts/index.ts';
import type { LocalTime } from '../../contracts/index.ts';

export { localTimeOf, type LocalTime };

const SECOND = 1000;
const HOUR = 3_600_000;

/** The reading as if it were UTC: a number to compare and subtract readings by. */
const asUtc = (time: LocalTime): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/** Milliseconds by which the zone's wall clocks run ahead of UTC. */
export const offsetAt = (instant: number, timeZone: string): number =>
  asUtc(localTimeOf(instant, timeZone)) - Math.floor(instant / SECOND) * SECOND;

const findStartOfDay = (instant: number, timeZone: string): number => {
  const { year, month, day } = localTimeOf(instant, timeZone);
  const midnight = Date.UTC(year, month - 1, day);
  // No zone is further than 15 hours from UTC, so that the date cannot have begun before this.
  let before = midnight - 15 * HOUR;
  const candidates = [before, midnight, instant]
    .map((near) => midnight - offsetAt(near, timeZone))
    .filter((candidate) => asUtc(localTimeOf(candidate, timeZone)) === midnight);
  if (candidates.length > 0) return Math.min(...candidates);
  // The clock jumped over midnight: halve the span between yesterday and now until the jump is found.
  let after = Math.floor(instant / SECOND) * SECOND;
  while (after - before > SECOND) {
    const middle = before + Math.floor((after - before) / 2 / SECOND) * SECOND;
    if (asUtc(localTimeOf(middle, timeZone)) < midnight) before = middle;
    else after = middle;
  }
  return after;
};

/** The last day that was asked for, by zone: live lists ask for today with every frame. */
const days = new Map<string, { readonly start: number; readonly next: number }>();

/**
 * The first instant that exists of the local date on which `instant` falls. On the days on which clocks jump over
 * midnight (Africa/Cairo, America/Santiago …) that is 01:00; where midnight comes twice, it is the earlier one.
 * @param instant Unix milliseconds.
 * @returns Unix milliseconds.
 */
export const startOfDay = (instant: number, timeZone: string): number => {
  const known = days.get(timeZone);
  if (known && known.start <= instant && instant < known.next) return known.start;
  const start = findStartOfDay(instant, timeZone);
  // 30 hours on, the next day has begun (a day has 25 at most) and has not ended.
  days.set(timeZone, { start, next: findStartOfDay(start + 30 * HOUR, timeZone) });
  return start;
};

/** True when both instants fall on the same local date. */
export const isSameDay = (one: number, other: number, timeZone: string): boolean => {
  const a = localTimeOf(one, timeZone);
  const b = localTimeOf(other, timeZone);
  return a.year === b.year && a.month === b.month && a.day === b.day;
};

/** `09:05`: the wall clock in 24 hours and Latin digits. */
export const clockText = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
