import { localTimeOf, startOfDay, zoneOffsetAt } from '../../platform/time/index.ts';

/** A calendar day as `YYYY-MM-DD`. Days compare as texts. */
export type Day = string;

const DAY_MS = 86_400_000;
const HALF_DAY_MS = DAY_MS / 2;

/** The first day that a filter accepts. Earlier ones cannot have orders. */
const firstDay: Day = '2000-01-01';

const asUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (utc: number): Day => new Date(utc).toISOString().slice(0, 10);

/** True if the text is an existing day from 2000 to 9998. */
export const isDay = (text: string): text is Day => {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const utc = asUtc(text);
  return !Number.isNaN(utc) && toDay(utc) === text && text >= firstDay && text < '9999';
};

export const addDays = (day: Day, count: number): Day => toDay(asUtc(day) + count * DAY_MS);

/** The number of days from one day to another. Counts both. */
export const countDays = (from: Day, to: Day): number => (asUtc(to) - asUtc(from)) / DAY_MS + 1;

/** Returns the local day of an instant in unix milliseconds. */
export const dayOf = (instant: number, timeZone: string): Day => {
  const { year, month, day } = localTimeOf(instant, timeZone);
  return toDay(Date.UTC(year, month - 1, day));
};

/** Returns the first instant of a local day in unix milliseconds, even if the clock skips midnight. */
export const firstInstantOf = (day: Day, timeZone: string): number => {
  const noon = asUtc(day) + HALF_DAY_MS;
  // Noon is far enough from both ends of the day that a clock change cannot move it to another day.
  return startOfDay(noon - zoneOffsetAt(noon, timeZone), timeZone);
};
