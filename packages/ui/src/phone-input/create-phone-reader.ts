import { toDialable } from './phone-number.ts';
import { exampleNumber, extractPhone, formatTyped, readPhone } from './read-phone.ts';
import type { Examples, MetadataJson } from 'libphonenumber-js/core';
import type { PhoneReader } from './phone-reader.types.ts';

/** Creates a reader that knows the numbering plans in `metadata`. */
export function createPhoneReader(metadata: MetadataJson, examples: Examples): PhoneReader {
  const callingCodes = Object.keys(metadata.country_calling_codes);
  return {
    read: (text, country) => readPhone(text, country, metadata),
    extract: (text, country) => extractPhone(text, country, metadata),
    format: (text, country) => formatTyped(text, country, metadata),
    example: (country) => exampleNumber(country, examples, metadata),
    hasUnknownCallingCode(text) {
      const number = toDialable(text).replace(/^00/, '+');
      if (!/^\+\d{7}/.test(number)) return false;
      return !callingCodes.some((code) => number.startsWith(code, 1));
    },
  };
}
