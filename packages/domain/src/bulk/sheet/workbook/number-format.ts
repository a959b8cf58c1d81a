/** How a spreadsheet shows the numbers of a cell. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date' }
  /** Fills up with zeros, as `0##########` or `00000` do. */
  | { readonly kind: 'digits'; readonly count: number };

const plainFormat: NumberFormat = { kind: 'plain' };

/** Quoted texts, escaped characters, colours and conditions contain letters that mean no date. */
const literals = /"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|_./gi;

/** Classifies the code of a format, such as `yyyy-mm-dd` or `00000` (ECMA-376, part 1, section 18.8.31). */
export const toNumberFormat = (code: string): NumberFormat => {
  const [positive = ''] = code.replace(literals, '').split(';');
  if (/[ymdhs]/i.test(positive) && !/general/i.test(positive)) return { kind: 'date' };
  const digits = /^(0[0#]*)$/.exec(positive.replaceAll(/[ -]/g, ''))?.[1];
  return digits !== undefined && digits.length > 1
    ? { kind: 'digits', count: digits.startsWith('0#') ? digits.length : digits.replaceAll('#', '').length }
    : plainFormat;
};

const msPerDay = 86_400_000;
const msPerMinute = 60_000;
/** The day 0 of a spreadsheet. Days from March 1900 count as if 1900 were a leap year. */
const firstDay1900 = Date.UTC(1899, 11, 30);
const firstDay1904 = Date.UTC(1904, 0, 1);
/** The last day that a spreadsheet knows, 9999-12-31. */
const lastSerial = 2_958_465;

/**
 * Formats the days since the first day of a spreadsheet as `YYYY-MM-DD HH:MM`, rounded to the minute.
 * @returns null for a number that is no date.
 */
export const formatSerial = (serial: number, is1904: boolean): string | null => {
  if (!(serial >= 1 && serial < lastSerial)) return null;
  const first = is1904 ? firstDay1904 : firstDay1900;
  const rounded = Math.round((first + serial * msPerDay) / msPerMinute) * msPerMinute;
  return new Date(rounded).toISOString().slice(0, 16).replace('T', ' ');
};

/** Formats a number without an exponent and without the rounding errors of the file. */
export const formatNumber = (value: number): string => {
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return BigInt(value).toString();
  const text = String(value);
  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text;
};
