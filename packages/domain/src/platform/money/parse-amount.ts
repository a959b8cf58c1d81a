import { asciiDigits } from '../text/index.ts';
import { minorUnits } from './minor-units.ts';

/** A parsed amount in main units, or the reason why the text is not an amount. */
export type ParsedAmount =
  | { readonly ok: true; readonly amount: number }
  | {
      readonly ok: false;
      readonly reason: 'empty' | 'unreadable' | 'negative' | 'too-precise' | 'too-large';
    };

const failed = (reason: Exclude<ParsedAmount, { ok: true }>['reason']): ParsedAmount => ({
  ok: false,
  reason,
});

/** Twelve digits before the decimal mark are exact in every currency. */
const LONGEST_WHOLE = 12;
const LONGEST_TEXT = 64;
/** Groups of three digits, or the South Asian form with pairs before the last three digits. */
const grouped = /^[0-9]{1,3}(?:,[0-9]{3})+$|^[0-9]{1,2}(?:,[0-9]{2})*,[0-9]{3}$/;

const decimalMarkOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value === ','
    ? ','
    : '.';

/**
 * Finds the mark before the decimals. For a single mark before three digits, the locale decides. Null if
 * there are no decimals.
 */
const decimalIn = (text: string, locale: string): ',' | '.' | null => {
  const comma = text.lastIndexOf(',');
  const dot = text.lastIndexOf('.');
  if (comma < 0 && dot < 0) return null;
  const last = comma > dot ? ',' : '.';
  if (comma >= 0 && dot >= 0) return last;
  if (text.indexOf(last) !== text.lastIndexOf(last)) return null;
  return grouped.test(text.replace('.', ',')) && decimalMarkOf(locale) !== last ? null : last;
};

/**
 * Parses a typed amount of money. Accepts the digits of any script and the group and decimal marks of any
 * locale, but no sign. Rejects amounts with too many decimals instead of rounding them.
 * @param currency ISO 4217, which determines the number of decimals
 * @param locale decides about a single mark before three digits: `1.234` is 1234 in `de`, but too precise in
 * `en`
 */
export const parseAmount = (text: string, currency: string, locale = 'en'): ParsedAmount => {
  if (text.length > LONGEST_TEXT) return failed('unreadable');
  const plain = asciiDigits(text)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069\s'’_٬]/g, '')
    .replace(/[٫．]/g, '.')
    .replace(/[，،]/g, ',');
  if (plain === '') return failed('empty');
  if (/^[-−－].*[0-9]/.test(plain)) return failed('negative');
  if (!/^[0-9.,]*[0-9][0-9.,]*$/.test(plain)) return failed('unreadable');

  const mark = decimalIn(plain, locale);
  const at = mark === null ? plain.length : plain.lastIndexOf(mark);
  const whole = plain.slice(0, at);
  const decimals = plain.slice(at + 1);
  const groups = whole.replaceAll('.', ',');
  const isWellGrouped =
    /^[0-9]*$/.test(whole) || (grouped.test(groups) && !(whole.includes(',') && whole.includes('.')));
  if (!isWellGrouped || !/^[0-9]*$/.test(decimals) || (mark !== null && whole.includes(mark)))
    return failed('unreadable');
  if (decimals.replace(/0+$/, '').length > minorUnits(currency)) return failed('too-precise');

  const digits = groups.replaceAll(',', '').replace(/^0+(?=[0-9])/, '');
  if (digits.length > LONGEST_WHOLE) return failed('too-large');
  return { ok: true, amount: Number(`${digits === '' ? '0' : digits}.${decimals === '' ? '0' : decimals}`) };
};
