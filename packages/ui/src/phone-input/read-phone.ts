import { AsYouType, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode, Examples, MetadataJson, PhoneNumber } from 'libphonenumber-js/core';
import { isPhoneShaped, normalizePhoneText } from './phone-number.ts';

/** A parsed phone number. */
export interface PhoneReading {
  readonly e164: string;
  /** True if numbers of this length exist in its country. */
  readonly possible: boolean;
  /** True if the number also matches a number pattern of its country. */
  readonly valid: boolean;
  /** ISO 3166-1 alpha-2 in upper case. Null if several countries share the number range. */
  readonly country: string | null;
  /** National format, without the calling code. */
  readonly national: string;
  /** International format, with the calling code. */
  readonly international: string;
}

const isKnownCountry = (country: string, metadata: MetadataJson): country is CountryCode =>
  Object.hasOwn(metadata.countries, country);

function parse(text: string, country: string, metadata: MetadataJson): PhoneNumber | undefined {
  const defaultCountry = country.toUpperCase();
  return parsePhoneNumberFromString(
    text,
    isKnownCountry(defaultCountry, metadata) ? { defaultCountry, extract: false } : { extract: false },
    metadata,
  );
}

/**
 * Returns the more plausible of two numbers. A valid number precedes a possible one. Returns the first if
 * both are equally plausible.
 */
function pickMorePlausibleNumber(
  first: PhoneNumber | undefined,
  second: PhoneNumber | undefined,
): PhoneNumber | undefined {
  const score = (number: PhoneNumber | undefined) =>
    number === undefined ? 0 : number.isValid() ? 3 : number.isPossible() ? 2 : 1;
  return score(second) > score(first) ? second : first;
}

/**
 * Parses a phone number in any format and script: national or international, with `+`, `00` or the country's
 * international prefix, with separators, with or without `tel:`.
 *
 * @param country Country of numbers without a calling code (ISO 3166-1 alpha-2, either case).
 * @param metadata Numbering plans. Numbers of other countries are not recognized.
 * @returns The number, or null if the text is not a phone number.
 */
export function readPhone(text: string, country: string, metadata: MetadataJson): PhoneReading | null {
  // A calling code in parentheses, such as `(+65)`, is no area code.
  const normalized = normalizePhoneText(text).replace(/^\(\s*(\+\s*\d+)\s*\)/, '$1');
  // Many people write `00` for `+`, even in countries with another international prefix.
  const zeros = /^\D*00\s*/.exec(normalized);
  const number = zeros
    ? pickMorePlausibleNumber(
        parse(`+${normalized.slice(zeros[0].length)}`, country, metadata),
        parse(normalized, country, metadata),
      )
    : parse(normalized, country, metadata);
  if (!number) return null;
  return {
    e164: number.number,
    possible: number.isPossible(),
    valid: number.isValid(),
    country: number.country ?? null,
    national: number.formatNational(),
    international: number.formatInternational(),
  };
}

/** Seven or more digits with the punctuation of phone numbers. */
const numberPattern = /(?:\(?\+\s?|\()?\d(?:[\s()./\-\u2010-\u2015]{0,3}\d){6,}/g;

/**
 * Finds the phone number in a text with other words, such as `Call 01712345678`.
 *
 * @returns The number as it is written in the text. Null if the text has none, or several equally plausible ones.
 */
export function extractPhone(text: string, country: string, metadata: MetadataJson): string | null {
  const candidates = [...normalizePhoneText(text).matchAll(numberPattern)].flatMap(([written]) => {
    const reading = readPhone(written, country, metadata);
    return reading?.possible ? [{ written, valid: reading.valid }] : [];
  });
  const valid = candidates.filter((candidate) => candidate.valid);
  const [first, second] = valid.length > 0 ? valid : candidates;
  return first && !second ? first.written : null;
}

/** Adds the separators of the country to a partially typed number. */
export function formatTyped(text: string, country: string, metadata: MetadataJson): string {
  const normalized = normalizePhoneText(text);
  if (!isPhoneShaped(normalized)) return normalized;
  const code = country.toUpperCase();
  const formatted = new AsYouType(isKnownCountry(code, metadata) ? code : undefined, metadata).input(
    normalized,
  );
  // AsYouType drops digits that do not fit its template. Keep the unformatted text in that case.
  return formatted.replace(/[^\d+]/g, '') === normalized.replace(/[^\d+]/g, '') ? formatted : normalized;
}

/** Returns an example mobile number in national format, for the placeholder. Null for unknown countries. */
export function exampleNumber(country: string, examples: Examples, metadata: MetadataJson): string | null {
  const code = country.toUpperCase();
  if (!isKnownCountry(code, metadata)) return null;
  return getExampleNumber(code, examples, metadata)?.formatNational() ?? null;
}
