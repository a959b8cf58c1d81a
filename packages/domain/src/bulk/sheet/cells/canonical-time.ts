import { toAsciiDigits } from '../../../platform/text/index.ts';

/** A wall-clock time of the vendor. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const yearFirst = /^([0-9]{4})[-/. ]([0-9]{1,2})[-/. ]([0-9]{1,2})$/;
const yearLast = /^([0-9]{1,2})[-/. ]([0-9]{1,2})[-/. ]([0-9]{4})$/;
const timePattern = /^([0-9]{1,2})[:.]([0-9]{2})(?::00(?:\.0+)?)?\s*(am|pm|a\.m\.|p\.m\.)?$/i;

const isDate = ({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const parseDates = (text: string): readonly Pick<WallTime, 'year' | 'month' | 'day'>[] => {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year !== undefined)
    return [{ year: Number(year), month: Number(month), day: Number(day) }].filter(isDate);
  const [, one, other, last] = yearLast.exec(text) ?? [];
  if (last === undefined) return [];
  const dates = [
    { year: Number(last), month: Number(other), day: Number(one) },
    { year: Number(last), month: Number(one), day: Number(other) },
  ].filter(isDate);
  return one === other ? dates.slice(0, 1) : dates;
};

const parseTime = (text: string): Pick<WallTime, 'hour' | 'minute'> | null => {
  const [, hours, minutes, half] = timePattern.exec(text) ?? [];
  const hour = Number(hours);
  const minute = Number(minutes);
  if (hours === undefined || minute > 59 || hour > 23) return null;
  if (half === undefined) return { hour, minute };
  if (hour < 1 || hour > 12) return null;
  return { hour: (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0), minute };
};

/**
 * Returns the wall-clock times that a text can mean. `03/04/2026 10:00` has two, because the order of day and
 * month differs by country.
 */
export const parseWallTimes = (text: string): readonly WallTime[] => {
  const clean = toAsciiDigits(text.slice(0, 60))
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[T,،]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/Z$/, '')
    .trim();
  const cut = clean.search(/ (?=[0-9]{1,2}[:.][0-9]{2})/);
  const time = cut < 0 ? null : parseTime(clean.slice(cut + 1));
  return time ? parseDates(clean.slice(0, cut)).map((date) => ({ ...date, ...time })) : [];
};

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Formats a time as the template wants it: `YYYY-MM-DD HH:MM`. */
export const formatWallTime = ({ year, month, day, hour, minute }: WallTime): string =>
  `${pad(year, 4)}-${pad(month)}-${pad(day)} ${pad(hour)}:${pad(minute)}`;

/** Rewrites a time in the form of the template if the text can mean only one time. */
export const canonicalTime = (text: string): string => {
  const [time, ...others] = parseWallTimes(text);
  return time && others.length === 0 ? formatWallTime(time) : text;
};
