import { splitWords } from '../city/index.ts';
import type { StoredCustomer } from '../store/tables.ts';

/** Characters allowed in a formatted phone number. */
const phoneCharacters = /^[0-9+()\s./-]+$/;
/** Minimum digits of a phone number query. Fewer digits are likely a house number. */
const minPhoneDigits = 4;

/** Returns the digits of a phone number as ASCII, without the leading zeros of the national format. */
export const extractPhoneDigits = (text: string): string => splitWords(text).join('').replace(/^0+/, '');

interface CustomerQuery {
  readonly words: readonly string[];
  /** Digits of a phone number. Null if the text does not look like one. */
  readonly digits: string | null;
}

export const parseCustomerQuery = (text: string): CustomerQuery => {
  const words = splitWords(text);
  const digits = extractPhoneDigits(text);
  const isPhone =
    phoneCharacters.test(text.trim().replace(/\p{Nd}/gu, '0')) && digits.length >= minPhoneDigits;
  return { words, digits: isPhone ? digits : null };
};

/**
 * Scores a customer against a query: 3 for the phone number, 2 for the name, 1 for name and address together,
 * 0 for no match. Each word of the query must be a prefix of a word in the customer's name or address.
 */
export const scoreCustomer = ({ wire }: StoredCustomer, { words, digits }: CustomerQuery): number => {
  if (digits !== null && extractPhoneDigits(wire.phone_number).includes(digits)) return 3;
  if (words.length === 0) return 0;
  const names = splitWords(wire.name);
  const nameAndAddress = [...names, ...splitWords(wire.address)];
  const matchAll = (candidates: readonly string[]): boolean =>
    words.every((word) => candidates.some((candidate) => candidate.startsWith(word)));
  if (matchAll(names)) return 2;
  return matchAll(nameAndAddress) ? 1 : 0;
};
