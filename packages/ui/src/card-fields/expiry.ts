import { asciiDigits } from '../internals/ascii-digits.ts';
import type { CardProblem } from './card-fields.types.ts';

/** Expiry dates further ahead are invalid. No card is issued for longer. */
const longestYears = 20;
const month = /^(?:0[1-9]|1[0-2])$/;

/**
 * Formats an expiry date as `MM/YY`. Accepts text typed digit by digit and the formats that browsers
 * autofill: `M/YY`, `MMYY`, `MM/YYYY`, `MMYYYY`, `YYYY-MM` and `YYYYMM`.
 */
export function maskExpiry(text: string, isDeletion: boolean): string {
  const plain = asciiDigits(text);
  // A separator after a single digit completes the month.
  if (!isDeletion && /^\D*[1-9]\s*[/.-]\s*$/.test(plain)) return `0${plain.replace(/\D/g, '')}/`;
  const [first = '', ...others] = plain.match(/\d+/g) ?? [];
  const [months, years] = yearFirst(first, others[0]) ?? split(first, others.join(''));
  if (months.length < 2) return months;
  if (years === '' && isDeletion) return months;
  return `${months}/${shortYear(years)}`;
}

const yearFirst = (first: string, second: string | undefined): readonly [string, string] | null => {
  if (second !== undefined) {
    return first.length === 4 && second.length <= 2 ? [second.padStart(2, '0'), first] : null;
  }
  const isWhole = first.length === 6 && first.startsWith('20') && month.test(first.slice(4));
  return isWhole ? [first.slice(4), first.slice(0, 4)] : null;
};

const split = (first: string, rest: string): readonly [string, string] => {
  if (rest !== '' && /^[1-9]$/.test(first)) return [`0${first}`, rest];
  const digits = first + rest;
  // No month continues these digits, so the year follows: `5` is May, `13` is January and a year from 30 on.
  if (/^[2-9]/.test(digits) || /^1[3-9]/.test(digits)) return [`0${digits.charAt(0)}`, digits.slice(1)];
  return [digits.slice(0, 2), digits.slice(2)];
};

/** Shortens a year to two digits. Keeps a four-digit year that is still being typed (`20`, `202`). */
const shortYear = (years: string): string => {
  if (!years.startsWith('20')) return years.slice(0, 2);
  return years.length >= 4 ? years.slice(2, 4) : years;
};

/** Validates an expiry date against `today` (`YYYY-MM-DD`). A card is valid until the end of its month. */
export function expiryProblem(text: string, today: string): CardProblem | null {
  const masked = maskExpiry(text, true);
  if (masked === '') return 'missing';
  const [months = '', years = ''] = masked.split('/');
  if (!/^\d{2}$/.test(months) || !/^\d{2}$/.test(years)) return 'incomplete';
  if (!month.test(months)) return 'invalid';
  const thisYear = Number(today.slice(0, 4));
  const century = thisYear - (thisYear % 100);
  // Pick the nearest year with these last digits: in 2098, `04` means 2104.
  const inCentury = century + Number(years);
  const year = inCentury + 50 < thisYear ? inCentury + 100 : inCentury;
  if (year > thisYear + longestYears) return 'invalid';
  return `${String(year)}-${months}` < today.slice(0, 7) ? 'past' : null;
}
