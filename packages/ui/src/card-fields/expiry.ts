import { asciiDigits } from '../internals/ascii-digits.ts';
import type { CardProblem } from './card-fields.types.ts';

/** Maximum number of years between today and an expiry date. Issuers set no later dates. */
const maxYearsAhead = 20;
const monthPattern = /^(?:0[1-9]|1[0-2])$/;

/**
 * Formats an expiry date as `MM/YY`. Accepts text typed digit by digit and the formats that browsers
 * autofill: `M/YY`, `MMYY`, `MM/YYYY`, `MMYYYY`, `YYYY-MM` and `YYYYMM`.
 */
export function formatExpiry(text: string, isDeletion: boolean): string {
  const asciiText = asciiDigits(text);
  // A separator after a single digit ends the month: `4/` becomes `04/`.
  if (!isDeletion && /^\D*[1-9]\s*[/.-]\s*$/.test(asciiText)) return `0${asciiText.replace(/\D/g, '')}/`;
  const [first = '', ...others] = asciiText.match(/\d+/g) ?? [];
  const [monthText, yearText] = parseYearFirst(first, others[0]) ?? splitMonthFirst(first, others.join(''));
  if (monthText.length < 2) return monthText;
  if (yearText === '' && isDeletion) return monthText;
  return `${monthText}/${shortYear(yearText)}`;
}

const parseYearFirst = (first: string, second: string | undefined): readonly [string, string] | null => {
  if (second !== undefined) {
    return first.length === 4 && second.length <= 2 ? [second.padStart(2, '0'), first] : null;
  }
  const isYearAndMonth = first.length === 6 && first.startsWith('20') && monthPattern.test(first.slice(4));
  return isYearAndMonth ? [first.slice(4), first.slice(0, 4)] : null;
};

const splitMonthFirst = (first: string, rest: string): readonly [string, string] => {
  if (rest !== '' && /^[1-9]$/.test(first)) return [`0${first}`, rest];
  const digits = first + rest;
  // No month starts with `5` or `13`, so the first digit alone is the month: `139` means 01/39.
  if (/^[2-9]/.test(digits) || /^1[3-9]/.test(digits)) return [`0${digits.charAt(0)}`, digits.slice(1)];
  return [digits.slice(0, 2), digits.slice(2)];
};

/** Shortens a year to two digits. Leaves a partly typed four-digit year (`20`, `202`) unchanged. */
const shortYear = (yearText: string): string => {
  if (!yearText.startsWith('20')) return yearText.slice(0, 2);
  return yearText.length >= 4 ? yearText.slice(2, 4) : yearText;
};

/** Validates an expiry date against `today` (`YYYY-MM-DD`). A card is valid until the end of its month. */
export function expiryProblem(text: string, today: string): CardProblem | null {
  const masked = formatExpiry(text, true);
  if (masked === '') return 'missing';
  const [monthText = '', yearText = ''] = masked.split('/');
  if (!/^\d{2}$/.test(monthText) || !/^\d{2}$/.test(yearText)) return 'incomplete';
  if (!monthPattern.test(monthText)) return 'invalid';
  const thisYear = Number(today.slice(0, 4));
  const century = thisYear - (thisYear % 100);
  // Pick the nearest year with these last digits: in 2098, `04` means 2104.
  const yearInCentury = century + Number(yearText);
  const year = yearInCentury + 50 < thisYear ? yearInCentury + 100 : yearInCentury;
  if (year > thisYear + maxYearsAhead) return 'invalid';
  return `${String(year)}-${monthText}` < today.slice(0, 7) ? 'past' : null;
}
