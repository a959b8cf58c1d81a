import { isCountryCode, markets } from '../../../contracts/index.ts';
import { toAsciiDigits } from '../../../platform/text/index.ts';
import { phoneRules } from '../../../request/paste/internal.ts';

const separators = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069().\-‐-―−/]/g;

/** Removes the separators of a phone number and converts its digits. Returns null for any other text. */
const toDigits = (text: string): string | null => {
  const digits = toAsciiDigits(text.normalize('NFKC')).replace(/^'/, '').replace(separators, '');
  return /^\+?[0-9]{5,20}$/.test(digits) ? digits : null;
};

/**
 * Converts a phone number to digits of ASCII. A spreadsheet takes a number for a quantity and drops its plus
 * or its first zero. Both return only if the result is a mobile number of the market.
 * @param country ISO 3166-1 alpha-2, lower case
 */
export const canonicalPhone = (text: string, country: string): string => {
  const digits = toDigits(text);
  if (digits === null) return text;
  if (digits.startsWith('+')) return digits;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (!isCountryCode(country)) return digits;
  const [trunk, mobile] = phoneRules[country];
  const { callingCode } = markets[country];
  const isLocal = mobile.test(digits) || (trunk !== '' && mobile.test(digits.slice(trunk.length)));
  if (trunk !== '' && !digits.startsWith(trunk) && mobile.test(digits)) return trunk + digits;
  const national = digits.slice(callingCode.length);
  const hasCallingCode = !isLocal && digits.startsWith(callingCode) && mobile.test(national);
  return hasCallingCode ? `+${digits}` : digits;
};
