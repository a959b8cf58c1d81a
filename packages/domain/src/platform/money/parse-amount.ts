import { maxAmount } from '../../contracts/index.ts';
import { toAsciiDigits } from '../text/index.ts';
import { minorUnits } from './minor-units.ts';

/** A parsed amount in major units, or the reason why the text is not an amount. */
export type ParsedAmount =
  | { readonly ok: true; readonly amount: number }
  | {
      readonly ok: false;
      readonly reason: 'empty' | 'unreadable' | 'negative' | 'too-precise' | 'too-large';
      /** The number of decimals that the currency has. Present if the text has too many. */
      readonly decimals?: number;
    };

const failure = (reason: Exclude<ParsedAmount, { ok: true }>['reason']): ParsedAmount => ({
  ok: false,
  reason,
});

const MAX_TEXT_LENGTH = 64;
/** Groups of three digits, or the South Asian form with pairs before the last three digits. */
const groupedDigits = /^[0-9]{1,3}(?:,[0-9]{3})+$|^[0-9]{1,2}(?:,[0-9]{2})*,[0-9]{3}$/;

const decimalMarkOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value === ','
    ? ','
    : '.';

/**
 * Finds the mark before the decimals. If there is a single mark before three digits, the locale decides
 * whether it is a decimal mark. Returns null if there are no decimals.
 */
const findDecimalMark = (text: string, locale: string): ',' | '.' | null => {
  const comma = text.lastIndexOf(',');
  const dot = text.lastIndexOf('.');
  if (comma < 0 && dot < 0) return null;
  const last = comma > dot ? ',' : '.';
  if (comma >= 0 && dot >= 0) return last;
  if (text.indexOf(last) !== text.lastIndexOf(last)) return null;
  return groupedDigits.test(text.replace('.', ',')) && decimalMarkOf(locale) !== last ? null : last;
};

/**
 * Parses a typed amount of money. Accepts the digits of any script and the group and decimal marks of any
 * locale, but no sign. Rejects amounts with too many decimals instead of rounding them.
 * @param currency ISO 4217, which determines the number of decimals
 * @param locale decides about a single mark before three digits: `1.234` is 1234 in `de`, but too precise in
 * `en`
 */
export const parseAmount = (text: string, currency: string, locale = 'en'): ParsedAmount => {
  if (text.length > MAX_TEXT_LENGTH) return failure('unreadable');
  const normalized = toAsciiDigits(text)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069\s'’_٬]/g, '')
    .replace(/[٫．]/g, '.')
    .replace(/[，،]/g, ',');
  if (normalized === '') return failure('empty');
  if (/^[-−－].*[0-9]/.test(normalized)) return failure('negative');
  if (!/^[0-9.,]*[0-9][0-9.,]*$/.test(normalized)) return failure('unreadable');

  const mark = findDecimalMark(normalized, locale);
  const markIndex = mark === null ? normalized.length : normalized.lastIndexOf(mark);
  const whole = normalized.slice(0, markIndex);
  const decimals = normalized.slice(markIndex + 1);
  const groups = whole.replaceAll('.', ',');
  const isWellGrouped =
    /^[0-9]*$/.test(whole) || (groupedDigits.test(groups) && !(whole.includes(',') && whole.includes('.')));
  if (!isWellGrouped || !/^[0-9]*$/.test(decimals) || (mark !== null && whole.includes(mark)))
    return failure('unreadable');
  if (decimals.replace(/0+$/, '').length > minorUnits(currency))
    return { ok: false, reason: 'too-precise', decimals: minorUnits(currency) };

  const digits = groups.replaceAll(',', '').replace(/^0+(?=[0-9])/, '');
  const amount = Number(`${digits === '' ? '0' : digits}.${decimals === '' ? '0' : decimals}`);
  return amount > maxAmount(currency) ? failure('too-large') : { ok: true, amount };
};
