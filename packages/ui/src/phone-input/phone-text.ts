import { caretAfterDialableCharacters, countDialableCharactersBefore, deleteDigitAt } from './caret.ts';
import { isPhoneShaped, normalizePhoneText, toDialable } from './phone-number.ts';
import type { PhoneValue } from './phone-number.ts';
import type { PhoneReader } from './phone-reader.types.ts';

/** State of the field: the text, the selected country and the caret position. */
export interface PhoneText {
  readonly text: string;
  readonly country: string;
  readonly caret: number;
}

/** A change of the field, as reported by the browser. */
export interface PhoneEdit {
  /** The text before the change. */
  readonly before: string;
  /** The text after the change, in any format and script. */
  readonly text: string;
  readonly caret: number;
  /** `inserted` is any change other than single keystrokes: paste, drop or autofill. */
  readonly kind: 'typed' | 'deletedBackward' | 'deletedForward' | 'inserted';
  /** The selected country. */
  readonly country: string;
  /** Countries that a pasted number may select. */
  readonly countries: readonly string[];
}

/**
 * Returns the state of the field after a change. Without a reader, only normalizes the text, so that no input
 * is lost while the numbering plans load.
 */
export function editPhone(edit: PhoneEdit, reader: PhoneReader | null): PhoneText {
  let { text, caret } = edit;
  const isDeletion = edit.kind === 'deletedBackward' || edit.kind === 'deletedForward';
  if (isDeletion && text.length < edit.before.length && toDialable(text) === toDialable(edit.before)) {
    ({ text, caret } = deleteDigitAt(text, caret, edit.kind === 'deletedBackward' ? 'backward' : 'forward'));
  }
  let normalized = normalizePhoneText(text);
  if (!reader) {
    return { text: normalized, country: edit.country, caret: Math.min(caret, normalized.length) };
  }

  let reading = reader.read(normalized, edit.country);
  if (edit.kind === 'inserted' && !reading?.possible) {
    normalized = reader.extract(normalized, edit.country) ?? normalized;
    reading = reader.read(normalized, edit.country);
  }
  const recognized = reading?.possible ? reading.country : null;
  const country = recognized !== null && edit.countries.includes(recognized) ? recognized : edit.country;
  const formatted =
    edit.kind === 'inserted'
      ? formatCompletePhone(normalized, country, reader)
      : reader.format(normalized, country);
  if (formatted === text) return { text, country, caret };
  const count = countDialableCharactersBefore(normalizePhoneText(text.slice(0, caret)), caret);
  const isAtEnd = caret >= text.length;
  return {
    text: formatted,
    country,
    caret:
      isAtEnd || !isPhoneShaped(normalized)
        ? formatted.length
        : caretAfterDialableCharacters(formatted, count),
  };
}

/**
 * Formats a possible number as a whole, and other text as if it were typed. Uses the national format for a
 * possible number of the selected country, and the international format for one of another country. A number
 * without a calling code keeps its digits.
 */
export function formatCompletePhone(text: string, country: string, reader: PhoneReader): string {
  const reading = reader.read(text, country);
  if (!reading?.possible) return reader.format(text, country);
  if (reading.country !== country) return reading.international;
  const isNational = !/^\D*(?:\+|00)/.test(text);
  return isNational && toDialable(reading.national) !== toDialable(text)
    ? reader.format(text, country)
    : reading.national;
}

/**
 * Converts the text after the user selected another country. Keeps the national digits and removes a calling
 * code that starts with `+`.
 */
export function moveToCountry(text: string, from: string, to: string, reader: PhoneReader): string {
  const reading = text.startsWith('+') ? reader.read(text, from) : null;
  return reader.format(reading?.national ?? text, to);
}

/** Returns the value that the field emits. */
export function toPhoneValue(text: string, country: string, reader: PhoneReader | null): PhoneValue {
  const reading = reader?.read(text, country) ?? null;
  return {
    text,
    e164: reading?.possible ? reading.e164 : null,
    possible: reader ? (reading?.possible ?? false) : null,
    country: (reading?.possible ? reading.country : null) ?? country,
  };
}
