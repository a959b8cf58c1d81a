import { caretAfter, deleteDigitAt, dialableBefore } from './caret.ts';
import { dialable, isPhoneShaped, plainPhoneText } from './phone-number.ts';
import type { PhoneValue } from './phone-number.ts';
import type { PhoneReader } from './phone-reader.types.ts';

/** What stands in the field: the text, the country its prefix shows, and where the caret goes. */
export interface PhoneText {
  readonly text: string;
  readonly country: string;
  readonly caret: number;
}

/** A change of the field, as the browser tells it. */
export interface PhoneEdit {
  readonly before: string;
  /** The text after the change, in any script and shape. */
  readonly text: string;
  readonly caret: number;
  /** How it was made; anything but single strokes (paste, drop, autofill) counts as `inserted`. */
  readonly kind: 'typed' | 'deletedBackward' | 'deletedForward' | 'inserted';
  /** The country the prefix shows. */
  readonly country: string;
  /** The countries the prefix may switch to. */
  readonly countries: readonly string[];
}

/** The field after a change. Without a reader only the digits are mapped: nothing is lost while the rules load. */
export function editPhone(edit: PhoneEdit, reader: PhoneReader | null): PhoneText {
  let { text, caret } = edit;
  const isDeletion = edit.kind === 'deletedBackward' || edit.kind === 'deletedForward';
  if (isDeletion && text.length < edit.before.length && dialable(text) === dialable(edit.before)) {
    ({ text, caret } = deleteDigitAt(text, caret, edit.kind === 'deletedBackward' ? 'backward' : 'forward'));
  }
  const plain = plainPhoneText(text);
  if (!reader) return { text: plain, country: edit.country, caret: Math.min(caret, plain.length) };

  const reading = reader.read(plain, edit.country);
  const country = ownCountry(reading?.possible ? reading.country : null, edit.countries) ?? edit.country;
  const tidied = edit.kind === 'inserted' ? tidyPhone(plain, country, reader) : reader.format(plain, country);
  if (tidied === text) return { text, country, caret };
  const count = dialableBefore(plainPhoneText(text.slice(0, caret)), caret);
  const atEnd = caret >= text.length;
  return {
    text: tidied,
    country,
    caret: atEnd || !isPhoneShaped(plain) ? tidied.length : caretAfter(tidied, count),
  };
}

/**
 * A whole number in its settled shape: one that came with a calling code is national beside its own prefix and
 * international otherwise; one that came without keeps its digits.
 */
export function tidyPhone(text: string, country: string, reader: PhoneReader): string {
  const reading = reader.read(text, country);
  if (!reading?.possible) return reader.format(text, country);
  if (reading.country !== country) return reading.international;
  const isNational = !/^\D*(?:\+|00)/.test(text);
  return isNational && dialable(reading.national) !== dialable(text)
    ? reader.format(text, country)
    : reading.national;
}

/** The text under another prefix: what was national stays, what carried the old calling code drops it. */
export function moveToCountry(text: string, from: string, to: string, reader: PhoneReader): string {
  const reading = text.startsWith('+') ? reader.read(text, from) : null;
  return reader.format(reading?.national ?? text, to);
}

/** What the field tells its owner. */
export function phoneValue(text: string, country: string, reader: PhoneReader | null): PhoneValue {
  const reading = reader?.read(text, country) ?? null;
  return {
    text,
    e164: reading?.possible ? reading.e164 : null,
    possible: reader ? (reading?.possible ?? false) : null,
    country: (reading?.possible ? reading.country : null) ?? country,
  };
}

const ownCountry = (country: string | null, countries: readonly string[]): string | null =>
  country !== null && countries.includes(country) ? country : null;
