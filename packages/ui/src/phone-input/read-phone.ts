import { AsYouType, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode, Examples, MetadataJson, PhoneNumber } from 'libphonenumber-js/core';
import { isPhoneShaped, plainPhoneText } from './phone-number.ts';

/** A number as it was understood. */
export interface PhoneReading {
  readonly e164: string;
  /** Whether a number of this length exists in its country. */
  readonly possible: boolean;
  /** Whether the number also follows its country's pattern. */
  readonly valid: boolean;
  /** ISO 3166-1 alpha-2 in upper case; null where several countries share the range. */
  readonly country: string | null;
  /** As people of the country write it, without the country's calling code. */
  readonly national: string;
  /** With the calling code in front. */
  readonly international: string;
}

const countryKnown = (country: string, metadata: MetadataJson): country is CountryCode =>
  Object.hasOwn(metadata.countries, country);

function parse(text: string, country: string, metadata: MetadataJson): PhoneNumber | undefined {
  const defaultCountry = country.toUpperCase();
  return parsePhoneNumberFromString(
    text,
    countryKnown(defaultCountry, metadata) ? { defaultCountry, extract: false } : { extract: false },
    metadata,
  );
}

/** The better of two readings: a valid one before a possible one, the first of equals. */
function better(first: PhoneNumber | undefined, second: PhoneNumber | undefined): PhoneNumber | undefined {
  const worth = (number: PhoneNumber | undefined) =>
    number === undefined ? 0 : number.isValid() ? 3 : number.isPossible() ? 2 : 1;
  return worth(second) > worth(first) ? second : first;
}

/**
 * Reads a phone number in any shape and script: national or international, with `+`, `00` or the country's own
 * prefix for calls abroad, with separators or `tel:` in front.
 *
 * @param country ISO 3166-1 alpha-2 (either case) of numbers without a calling code
 * @param metadata the numbering plans to read by; a number of a country outside them is not understood
 * @returns null when the text is no phone number
 */
export function readPhone(text: string, country: string, metadata: MetadataJson): PhoneReading | null {
  const plain = plainPhoneText(text);
  // `00` is how most of the world writes `+`, also where the country itself dials another prefix.
  const abroad = /^\D*00\s*/.exec(plain);
  const number = abroad
    ? better(parse(`+${plain.slice(abroad[0].length)}`, country, metadata), parse(plain, country, metadata))
    : parse(plain, country, metadata);
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

/** The text with separators as its country writes them, while it is still being typed. */
export function formatTyped(text: string, country: string, metadata: MetadataJson): string {
  const plain = plainPhoneText(text);
  if (!isPhoneShaped(plain)) return plain;
  const upper = country.toUpperCase();
  const formatted = new AsYouType(countryKnown(upper, metadata) ? upper : undefined, metadata).input(plain);
  // The formatter knows when to give up, but not when it swallowed what it could not place.
  return formatted.replace(/[^\d+]/g, '') === plain.replace(/[^\d+]/g, '') ? formatted : plain;
}

/** A mobile number as people of the country write it, for the placeholder. */
export function exampleNumber(country: string, examples: Examples, metadata: MetadataJson): string | null {
  const upper = country.toUpperCase();
  if (!countryKnown(upper, metadata)) return null;
  return getExampleNumber(upper, examples, metadata)?.formatNational() ?? null;
}
