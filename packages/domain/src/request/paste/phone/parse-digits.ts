import { isCountryCode, markets } from '../../../contracts/index.ts';
import type { PasteMarket } from '../../draft/index.ts';
import { capitalNumbers, phoneRules } from '../phone-rules.ts';

/** How a number was recognized, from its calling code and the rules of the vendor's country. */
export type PhoneKind =
  'home-international' | 'foreign' | 'unknown' | 'mobile' | 'coded' | 'short' | 'landline';

export interface ParsedPhone {
  readonly e164: string;
  readonly kind: PhoneKind;
}

/** Removes the trunk prefix. Returns null if the number lacks it. */
const withoutTrunkPrefix = (digits: string, trunk: string): string | null =>
  digits.startsWith(trunk) ? digits.slice(trunk.length) : null;

/** Parses a mobile number of any market that starts with its calling code. */
const parseInternational = (digits: string): string | null => {
  for (const { country, callingCode } of Object.values(markets)) {
    if (!digits.startsWith(callingCode) || !isCountryCode(country)) continue;
    const [trunk, mobile] = phoneRules[country];
    const rest = digits.slice(callingCode.length);
    // Some people write the trunk prefix after the calling code, as in +44 (0) ….
    for (const national of [rest, withoutTrunkPrefix(rest, trunk)])
      if (national !== null && mobile.test(national)) return `+${callingCode}${national}`;
  }
  return null;
};

const parseWithPlus = (digits: string, market: PasteMarket): ParsedPhone | null => {
  const e164 = parseInternational(digits);
  const isHome = digits.startsWith(market.callingCode);
  if (e164)
    return { e164, kind: e164.startsWith(`+${market.callingCode}`) ? 'home-international' : 'foreign' };
  if (digits.length < 9 || digits.length > 15) return null;
  if (!isHome || !isCountryCode(market.country)) return { e164: `+${digits}`, kind: 'unknown' };
  // A landline number of the vendor's country. The trunk prefix after the calling code is not dialled.
  const rest = digits.slice(market.callingCode.length);
  const [trunk] = phoneRules[market.country];
  return {
    e164: `+${market.callingCode}${trunk === '' ? rest : (withoutTrunkPrefix(rest, trunk) ?? rest)}`,
    kind: 'unknown',
  };
};

/** Parses digits as a phone number of the vendor's country or, with a plus, of any country. */
export const parseDigits = (digits: string, hasPlus: boolean, market: PasteMarket): ParsedPhone | null => {
  if (hasPlus || digits.startsWith('00')) return parseWithPlus(hasPlus ? digits : digits.slice(2), market);
  if (!isCountryCode(market.country)) return null;
  const [trunk, mobile] = phoneRules[market.country];
  const home = `+${market.callingCode}`;
  const national = withoutTrunkPrefix(digits, trunk);
  if (national !== null && mobile.test(national)) return { e164: `${home}${national}`, kind: 'mobile' };
  const rest = digits.startsWith(market.callingCode) ? digits.slice(market.callingCode.length) : '';
  for (const number of [rest, withoutTrunkPrefix(rest, trunk)])
    if (number !== null && mobile.test(number)) return { e164: `${home}${number}`, kind: 'coded' };
  if (trunk !== '' && mobile.test(digits)) return { e164: `${home}${digits}`, kind: 'short' };
  // Landline numbers differ too much for exact rules.
  if (national === null) {
    const [area, number] = capitalNumbers[market.country] ?? [];
    return number?.test(digits) ? { e164: `${home}${area}${digits}`, kind: 'landline' } : null;
  }
  const isPossible =
    trunk === '' ? /^(?:[1-4][0-9]{7}|[89][0-9]{8})$/.test(national) : /^[1-9][0-9]{6,9}$/.test(national);
  return isPossible ? { e164: `${home}${national}`, kind: 'landline' } : null;
};
