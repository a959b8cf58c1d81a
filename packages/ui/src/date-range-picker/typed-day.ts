import { dateFormat } from '../calendar/internal.ts';
import { isDay } from '../calendar/index.ts';
import type { Day } from '../calendar/index.ts';
import { asciiDigits } from '../internals/ascii-digits.ts';

const dateFields = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
const isDateField = (type: string): type is 'year' | 'month' | 'day' =>
  type in dateFields && type !== 'timeZone';
const formatCharacters = /\p{Cf}/gu;

/** Returns the field order and the separator of a locale's numeric dates, such as `21/11/2026`. */
function numericDateShape(locale: string | undefined) {
  const parts = dateFormat({ locale, nativeDigits: false }, dateFields).formatToParts(0);
  const order = parts.map(({ type }) => type).filter(isDateField);
  const separatorText = parts[parts.findIndex(({ type }) => isDateField(type)) + 1]?.value ?? '/';
  return { order, separator: separatorText.replace(formatCharacters, '').trim() || '/' };
}

/** Formats a day the way a user of the locale would type it, in Latin digits. */
export function formatTypedDay(day: Day, locale: string | undefined): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const { order, separator } = numericDateShape(locale);
  return order.map((field) => ({ year, month, day: date })[field]).join(separator);
}

/**
 * Parses a typed day. Accepts digits of any script, any separators and two-digit years, in the locale's field
 * order or year first.
 * @returns The day, or null if the text is not an existing day.
 */
export function parseTypedDay(text: string, locale: string | undefined): Day | null {
  const numbers = asciiDigits(text).replace(formatCharacters, '').match(/\d+/g);
  if (numbers?.length !== 3) return null;
  const order =
    numbers[0]?.length === 4 ? (['year', 'month', 'day'] as const) : numericDateShape(locale).order;
  const fieldTexts = { year: '', month: '', day: '' };
  order.forEach((field, index) => {
    fieldTexts[field] = numbers[index] ?? '';
  });
  const year = fieldTexts.year.length === 2 ? `20${fieldTexts.year}` : fieldTexts.year;
  const day = `${year}-${fieldTexts.month.padStart(2, '0')}-${fieldTexts.day.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
