import { asciiDigits } from '../internals/ascii-digits.ts';

/** What a person typed, pasted or was given by autofill, as a phone number. */
export interface PhoneValue {
  /** The text as it stands in the field: never emptied, digits always ASCII. */
  readonly text: string;
  /** E.164 (`+8801812345678`), or null while the text cannot be read as a number that could exist. */
  readonly e164: string | null;
  /** Whether the number has a length that exists in its country. Null while the number rules are still loading. */
  readonly possible: boolean | null;
  /** ISO 3166-1 alpha-2 in upper case: the number's own country, or the one the field stands on. */
  readonly country: string;
}

/** Plus signs of other widths, as keyboards of East Asia type them. */
const pluses = /[\uFF0B\uFE62\u207A]/g;
/** Bidirectional marks, joiners and other invisible characters that copied numbers carry along. */
const invisibles = /[\p{Cf}\uFE0F\u20E3]/gu;

/** The text as a number reader wants it: ASCII digits, plain plus, no invisible marks, no `tel:` in front. */
export function plainPhoneText(text: string): string {
  return asciiDigits(text)
    .replace(invisibles, '')
    .replace(pluses, '+')
    .replace(/^\s*tel:\s*/i, '')
    .replace(/[\s\u00A0]+/g, ' ')
    .trimStart();
}

/**
 * The number reduced to digits and `+` (specification 000, section 5). Digits of every script count; a plus counts
 * only in front of all digits.
 */
export function dialable(text: string): string {
  const plain = plainPhoneText(text);
  const digits = plain.replace(/\D/g, '');
  return /^\D*\+/.test(plain) ? `+${digits}` : digits;
}

/** Whether the text holds nothing but what a phone number is written with, so that it may be tidied while typing. */
export function isPhoneShaped(text: string): boolean {
  return /^[\d+\s()./\-\u2010-\u2015]*$/.test(text);
}
