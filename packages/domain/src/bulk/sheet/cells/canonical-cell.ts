import type { BulkColumn } from '../../../contracts/index.ts';
import { normalizeText, toAsciiDigits } from '../../../platform/text/index.ts';
import { formatSerial } from '../workbook/number-format.ts';
import type { SheetCell } from '../workbook/sheet-cell.ts';
import { paymentMethodOf } from './canonical-payment.ts';
import { canonicalPhone } from './canonical-phone.ts';
import { canonicalTime } from './canonical-time.ts';

/** A degree with the digits, the minus and the decimal mark of any script. */
const canonicalDegrees = (text: string): string => {
  const degrees = toAsciiDigits(text)
    .replace(/[\s°\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/[−－﹣]/g, '-')
    .replace(/[٫．]/g, '.')
    .replace(/^([+-]?[0-9]{1,3}),([0-9]+)$/, '$1.$2');
  return /^[+-]?[0-9]{1,3}(?:\.[0-9]+)?$/.test(degrees) ? degrees : text;
};

/**
 * Rewrites a text in the form of the template where its meaning is certain. Leaves any other text as it is,
 * for the validation to report.
 * @param country ISO 3166-1 alpha-2, lower case
 */
const canonicalText = (column: BulkColumn, text: string, country: string): string => {
  const normalized = normalizeText(text);
  if (normalized === '') return '';
  if (column === 'recipient_phone_number') return canonicalPhone(normalized, country);
  if (column === 'latitude' || column === 'longitude') return canonicalDegrees(normalized);
  if (column === 'payment_method') return paymentMethodOf(normalized) ?? normalized;
  return column === 'preordered_for' ? canonicalTime(normalized) : normalized;
};

/** Days since 1900 between 2009 and 2064. Smaller numbers in a column of dates are something else. */
const isLikelySerial = (number: number): boolean => number >= 40_000 && number < 60_000;

/** Converts a cell of a sheet to the text of a row. */
export const canonicalCell = (column: BulkColumn, { text, number }: SheetCell, country: string): string => {
  const isUnformattedDate = column === 'preordered_for' && number !== undefined && !text.includes('-');
  if (isUnformattedDate && isLikelySerial(number)) return formatSerial(number, false) ?? text;
  // A number has no thousands separators, but `1.125` reads as one thousand in some languages.
  const isAmount = column === 'amount' && number !== undefined;
  return isAmount && /\.[0-9]{3}$/.test(text) ? `${text}0` : canonicalText(column, text, country);
};
