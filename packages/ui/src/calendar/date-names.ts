import { addDays, utcOf } from './day.ts';
import type { Day } from './day.ts';

/** Language and digits in which dates are written. */
export interface DateStyle {
  /** BCP 47 tag. Undefined means the browser's locale. */
  readonly locale: string | undefined;
  /** Uses the locale's native digits instead of Latin ones. */
  readonly nativeDigits: boolean;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a formatter for the Gregorian calendar, even if the locale prefers another one. Vendors, riders and
 * receipts use Gregorian dates. Formatters are cached because creating one is expensive.
 */
export function dateFormat(
  { locale, nativeDigits }: DateStyle,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, nativeDigits, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, {
    ...options,
    calendar: 'gregory',
    ...(nativeDigits ? {} : { numberingSystem: 'latn' }),
  });
  formats.set(key, made);
  return made;
}

const written = (day: Day, style: DateStyle, options: Intl.DateTimeFormatOptions) =>
  dateFormat(style, { ...options, timeZone: 'UTC' }).format(utcOf(day));

/** Formats a day in full for screen readers: `Saturday, 21 November 2026`. */
export const fullDayName = (day: Day, style: DateStyle): string =>
  written(day, style, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a day as `21 Nov 2026`. */
export const shortDayName = (day: Day, style: DateStyle): string =>
  written(day, style, { day: 'numeric', month: 'short', year: 'numeric' });

/** Formats a day as `21 Nov`. */
export const dayAndMonthName = (day: Day, style: DateStyle): string =>
  written(day, style, { day: 'numeric', month: 'short' });

/** Formats a month as `November 2026`. */
export const monthName = (day: Day, style: DateStyle): string =>
  written(day, style, { month: 'long', year: 'numeric' });

/** Formats the day of the month in native or Latin digits. */
export const dayNumber = (day: Day, { locale, nativeDigits }: DateStyle): string => {
  const count = Number(day.slice(8));
  return nativeDigits ? new Intl.NumberFormat(locale).format(count) : String(count);
};

/**
 * Returns the seven weekday names, starting with `firstWeekday`. `long` is the full name, `short` fits into a
 * column. Where the short form is too long (Arabic, Bengali), `short` is the narrow form. It stays the short
 * form if the narrow one is in another script (Urdu).
 */
export function weekdayNames(style: DateStyle, firstWeekday: number) {
  // 1 January 2024 is a Monday.
  const days = Array.from({ length: 7 }, (_, index) => addDays('2024-01-01', firstWeekday - 1 + index));
  const named = (weekday: 'long' | 'short' | 'narrow') => days.map((day) => written(day, style, { weekday }));
  const [long, short, narrow] = [named('long'), named('short'), named('narrow')];
  const isLong = short.some((name) => name.length > 5);
  const isOfLanguage = narrow.every((letters, index) => long[index]?.includes(letters));
  const brief = isLong && isOfLanguage ? narrow : short;
  return long.map((name, index) => ({ long: name, short: brief[index] ?? name }));
}
