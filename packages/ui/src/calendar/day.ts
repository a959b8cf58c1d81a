/** A Gregorian calendar day as `YYYY-MM-DD`, without time or zone. Days compare correctly as strings. */
export type Day = string;

const MS_PER_DAY = 86_400_000;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns UTC midnight of the day in milliseconds, for arithmetic and formatting only. */
export const utcMidnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const dayAt = (utc: number): Day => new Date(utc).toISOString().slice(0, 10);
const minUtc = utcMidnight('0001-01-01');
const maxUtc = utcMidnight('9999-12-31');
const clampedDayAt = (utc: number): Day => dayAt(Math.min(Math.max(utc, minUtc), maxUtc));

/** Returns true if the text is an existing day. `2026-02-29` is not. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text) || text.startsWith('0000')) return false;
  const utc = utcMidnight(text);
  return !Number.isNaN(utc) && dayAt(utc) === text;
}

export const addDays = (day: Day, count: number): Day => clampedDayAt(utcMidnight(day) + count * MS_PER_DAY);

/** Returns the same date `count` months later, or the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number);
  const index = Math.min(Math.max(year * 12 + month - 1 + count, 12), 9999 * 12 + 11);
  const first = `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  return addDays(first, Math.min(date, daysInMonth(first)) - 1);
}

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

export function daysInMonth(day: Day): number {
  const [year = 1, month = 1] = day.split('-').map(Number);
  // The calendar repeats every 400 years. Adding 400 avoids years below 100, which Date reads as 19xx.
  return new Date(Date.UTC(year + 400, month, 0)).getUTCDate();
}

/** Returns the ISO weekday: 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => ((((utcMidnight(day) / MS_PER_DAY + 3) % 7) + 7) % 7) + 1;

/** Counts the days of an inclusive range. Returns 0 or less if `to` is before `from`. */
export const countDays = (from: Day, to: Day): number =>
  (utcMidnight(to) - utcMidnight(from)) / MS_PER_DAY + 1;

/** Clamps a day to the range from `min` to `max`. */
export function clampDay(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** Returns the weeks of a month as rows of seven. Days of adjacent months are null. */
export function weeksOf(month: Day, firstWeekday: number): readonly (readonly (Day | null)[])[] {
  const first = startOfMonth(month);
  const leadingBlanks = (weekdayOf(first) - firstWeekday + 7) % 7;
  const count = daysInMonth(first);
  return Array.from({ length: Math.ceil((leadingBlanks + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, column) => {
      const index = week * 7 + column - leadingBlanks;
      return index < 0 || index >= count ? null : addDays(first, index);
    }),
  );
}
