import { addDays, utcOf } from './day.ts';
import type { Day } from './day.ts';

/** How dates are written. */
export interface DateStyle {
  /** BCP 47; the browser's when left out. */
  readonly locale: string | undefined;
  /** The digits that the locale prefers, instead of Latin ones. */
  readonly nativeDigits: boolean;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter of the Gregorian calendar, whatever calendar the locale prefers, because that is what vendors, riders
 * and receipts go by. Kept, as making one is dear.
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

/** `Saturday, 21 November 2026`: says all, for those who hear it. */
export const fullDayName = (day: Day, style: DateStyle): string =>
  written(day, style, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `21 Nov 2026`. */
export const shortDayName = (day: Day, style: DateStyle): string =>
  written(day, style, { day: 'numeric', month: 'short', year: 'numeric' });

/** `21 Nov`. */
export const dayAndMonthName = (day: Day, style: DateStyle): string =>
  written(day, style, { day: 'numeric', month: 'short' });

/** `November 2026`. */
export const monthName = (day: Day, style: DateStyle): string =>
  written(day, style, { month: 'long', year: 'numeric' });

/** The number of the day in its month, in the digits that were asked for. */
export const dayNumber = (day: Day, { locale, nativeDigits }: DateStyle): string => {
  const count = Number(day.slice(8));
  return nativeDigits ? new Intl.NumberFormat(locale).format(count) : String(count);
};

/**
 * The seven weekdays, the first of the week first: whole, and as short as a column needs it. Where the usual short form
 * is too long (Arabic, Bengali), it is the first letters, unless the platform has them in another script only (Urdu).
 */
export function weekdayNames(style: DateStyle, firstWeekday: number) {
  // The first of January 2024 was a Monday.
  const days = Array.from({ length: 7 }, (_, index) => addDays('2024-01-01', firstWeekday - 1 + index));
  const named = (weekday: 'long' | 'short' | 'narrow') => days.map((day) => written(day, style, { weekday }));
  const [long, short, narrow] = [named('long'), named('short'), named('narrow')];
  const isLong = short.some((name) => name.length > 5);
  const isOfLanguage = narrow.every((letters, index) => long[index]?.includes(letters));
  const brief = isLong && isOfLanguage ? narrow : short;
  return long.map((name, index) => ({ long: name, short: brief[index] ?? name }));
}
