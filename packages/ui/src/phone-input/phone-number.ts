import { asciiDigits } from '../internals/ascii-digits.ts';

/** A typed, pasted or autofilled phone number. */
export interface PhoneValue {
  /** The text in the field, with ASCII digits. The component never clears it. */
  readonly text: string;
  /** E.164 (`+8801812345678`). Null if the text is not a possible number. */
  readonly e164: string | null;
  /**
   * True if numbers of this length exist in its country. Null while the numbering plans are loading. True if they
   * failed to load, because then only a service can check the number.
   */
  readonly possible: boolean | null;
  /** ISO 3166-1 alpha-2 in upper case: the number's country, or the field's if the number has none. */
  readonly country: string;
}

/** Full-width, small and superscript plus signs, as typed with East Asian keyboards. */
const plusVariants = /[\uFF0B\uFE62\u207A]/g;
/** Bidirectional marks, joiners and other invisible characters in copied numbers. */
const invisibleCharacters = /[\p{Cf}\uFE0F\u20E3]/gu;

/** Normalizes a text for parsing: ASCII digits and plus, no invisible characters, no `tel:` prefix. */
export function normalizePhoneText(text: string): string {
  return asciiDigits(text)
    .replace(invisibleCharacters, '')
    .replace(plusVariants, '+')
    .replace(/^\s*tel:\s*/i, '')
    .replace(/[\s\u00A0]+/g, ' ')
    .trimStart();
}

/**
 * Reduces a number to digits and `+` (specification 000, section 5). Converts digits of every script to
 * ASCII. Keeps a plus only before the first digit.
 */
export function toDialable(text: string): string {
  const normalized = normalizePhoneText(text);
  const digits = normalized.replace(/\D/g, '');
  return /^\D*\+/.test(normalized) ? `+${digits}` : digits;
}

/**
 * Returns true if the text contains only digits and the punctuation of phone numbers. Such text can be
 * formatted while the user types.
 */
export function isPhoneShaped(text: string): boolean {
  return /^[\d+\s()./\-\u2010-\u2015]*$/.test(text);
}
