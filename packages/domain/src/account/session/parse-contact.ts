import type { Contact } from '../../api/index.ts';
import { clientLimits, type Market } from '../../contracts/index.ts';
import { byteCount, toAsciiDigits, normalizeText } from '../../platform/text/index.ts';

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/**
 * Trunk prefixes before national mobile numbers, where the prefix is not 0. In Côte d’Ivoire, the 0 is part
 * of the number.
 */
const trunkPrefixes: Readonly<Record<string, string>> = { ci: '', hu: '06', kz: '8' };

/**
 * Parses an email or a mobile number. Accepts the digits of any script and common separators. A number
 * without a country code belongs to the market.
 * @returns null if the text is neither
 */
export const parseContact = (
  text: string,
  { country, callingCode }: Pick<Market, 'country' | 'callingCode'>,
): Contact | null => {
  const normalized = normalizeText(text);
  if (normalized.includes('@'))
    return emailShape.test(normalized) && byteCount(normalized) <= clientLimits.emailBytes
      ? { kind: 'email', email: normalized }
      : null;

  const digits = toAsciiDigits(normalized).replace(/[\s().\-/\u200e\u200f]/g, '');
  if (!/^\+?\d+$/.test(digits)) return null;
  const trunk = trunkPrefixes[country] ?? '0';
  const national = digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
  const international = digits.startsWith('+')
    ? digits.slice(1)
    : digits.startsWith('00')
      ? digits.slice(2)
      : null;
  const number = international ?? callingCode + national;
  // E.164 allows at most 15 digits, and no country code starts with 0.
  return /^[1-9]\d{6,14}$/.test(number) ? { kind: 'mobile', number: `+${number}` } : null;
};
