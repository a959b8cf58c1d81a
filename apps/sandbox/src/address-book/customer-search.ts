import { wordsOf } from '../city/index.ts';
import type { StoredCustomer } from '../store/tables.ts';

/** What a phone number may be written with. */
const phoneShaped = /^[0-9+()\s./-]+$/;
/** Fewer digits are a house number rather than a part of a phone number. */
const fewestDigits = 4;

/** The digits of a phone number in any script, without the zero that stands for "in this country". */
export const phoneDigits = (text: string): string => wordsOf(text).join('').replace(/^0+/, '');

/** A typed text as it is searched for: by digits where it looks like a number, and by words. */
interface CustomerQuery {
  readonly words: readonly string[];
  /** Null when the text is not a phone number. */
  readonly digits: string | null;
}

export const customerQuery = (text: string): CustomerQuery => {
  const words = wordsOf(text);
  const digits = phoneDigits(text);
  const isPhone = phoneShaped.test(text.trim().replace(/\p{Nd}/gu, '0')) && digits.length >= fewestDigits;
  return { words, digits: isPhone ? digits : null };
};

/**
 * How well a customer suits a query: 3 by the phone number, 2 by the name, 1 by name and address together, 0 not at
 * all. Words count from their beginnings, and every one of them has to be found.
 */
export const suits = ({ wire }: StoredCustomer, { words, digits }: CustomerQuery): number => {
  if (digits !== null && phoneDigits(wire.phone_number).includes(digits)) return 3;
  if (words.length === 0) return 0;
  const names = wordsOf(wire.name);
  const all = [...names, ...wordsOf(wire.address)];
  const areAllIn = (known: readonly string[]): boolean =>
    words.every((word) => known.some((candidate) => candidate.startsWith(word)));
  if (areAllIn(names)) return 2;
  return areAllIn(all) ? 1 : 0;
};
