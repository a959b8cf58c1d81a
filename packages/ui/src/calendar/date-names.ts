import { addDays, utcMidnight } from './day.ts';
import type { Day } from './day.ts';

/** Language and digits for formatting dates. */
export interface DateStyle {
  /** BCP 47 tag. Undefined means the browser's locale. */
  readonly locale: string | undefined;
  /** Uses the locale's native digits instead of Latin ones. */
  readonly nativeDigits: boolean;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a formatter for Gregorian dates, even if the locale prefers another calendar. Vendors, riders and
 * receipts use Gregorian dates. Caches formatters, because creating one is expensive.
 */
export function dateFormat(
  { locale, nativeDigits }: DateStyle,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, nativeDigits, options]);
  const cachedFormat = formats.get(key);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.DateTimeFormat(locale, {
    ...options,
    calendar: 'gregory',
    ...(nativeDigits ? {} : { numberingSystem: 'latn' }),
  });
  formats.set(key, format);
  return format;
}

const formatDay = (day: Day, style: DateStyle, options: Intl.DateTimeFormatOptions) =>
  dateFormat(style, { ...options, timeZone: 'UTC' }).format(utcMidnight(day));

/** Formats a day in full for screen readers: `Saturday, 21 November 2026`. */
export const formatFullDate = (day: Day, style: DateStyle): string =>
  formatDay(day, style, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a day as `21 Nov 2026`. */
export const formatShortDate = (day: Day, style: DateStyle): string =>
  formatDay(day, style, { day: 'numeric', month: 'short', year: 'numeric' });

/** Formats a day as `21 Nov`. */
export const formatDayAndMonth = (day: Day, style: DateStyle): string =>
  formatDay(day, style, { day: 'numeric', month: 'short' });

/** Formats a month as `November 2026`. */
export const formatMonth = (day: Day, style: DateStyle): string =>
  formatDay(day, style, { month: 'long', year: 'numeric' });

/** Formats the day of the month in native or Latin digits. */
export const formatDayNumber = (day: Day, { locale, nativeDigits }: DateStyle): string => {
  const date = Number(day.slice(8));
  return nativeDigits ? new Intl.NumberFormat(locale).format(date) : String(date);
};

/**
 * Returns the seven weekday names, starting with `firstWeekday`. `long` is the full name, `short` fits into a
 * column. In languages whose short form is too long (Arabic, Bengali), `short` is the narrow form. Urdu keeps
 * the short form, because Intl's narrow form is in another script.
 */
export function weekdayNames(style: DateStyle, firstWeekday: number) {
  // 1 January 2024 is a Monday.
  const days = Array.from({ length: 7 }, (_, index) => addDays('2024-01-01', firstWeekday - 1 + index));
  const namesIn = (weekday: 'long' | 'short' | 'narrow') =>
    days.map((day) => formatDay(day, style, { weekday }));
  const [long, short, narrow] = [namesIn('long'), namesIn('short'), namesIn('narrow')];
  const isShortTooLong = short.some((name) => name.length > 5);
  const isNarrowInScript = narrow.every((letters, index) => long[index]?.includes(letters));
  const columnNames = isShortTooLong && isNarrowInScript ? narrow : short;
  return long.map((name, index) => ({ long: name, short: columnNames[index] ?? name }));
}
