import type { Contact } from '../../api/index.ts';
import type { Market } from '../../contracts/index.ts';
import { asciiDigits, plainText } from '../../platform/text/index.ts';

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/**
 * Trunk prefixes before national mobile numbers, where the prefix is not 0. In Côte d’Ivoire, the 0 is part
 * of the number.
 */
const trunkPrefixes: Readonly<Record<string, string>> = { ci: '', hu: '06', kz: '8' };

/**
 * Parses an email or a mobile number in any script and format. A number without a country code belongs to the
 * market.
 * @returns null if the text is neither
 */
export const readContact = (
  text: string,
  { country, callingCode }: Pick<Market, 'country' | 'callingCode'>,
): Contact | null => {
  const plain = plainText(text);
  if (plain.includes('@')) return emailShape.test(plain) ? { kind: 'email', email: plain } : null;

  const typed = asciiDigits(plain).replace(/[\s().\-/\u200e\u200f]/g, '');
  if (!/^\+?\d+$/.test(typed)) return null;
  const trunk = trunkPrefixes[country] ?? '0';
  const national = typed.startsWith(trunk) ? typed.slice(trunk.length) : typed;
  const abroad = typed.startsWith('+') ? typed.slice(1) : typed.startsWith('00') ? typed.slice(2) : null;
  const number = abroad ?? callingCode + national;
  // E.164 allows at most 15 digits, and no country code starts with 0.
  return /^[1-9]\d{6,14}$/.test(number) ? { kind: 'mobile', number: `+${number}` } : null;
};
