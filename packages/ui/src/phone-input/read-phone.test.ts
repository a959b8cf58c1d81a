import fc from 'fast-check';
import world from 'libphonenumber-js/min/metadata';
import parseWorld, { getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { marketPhoneReader } from './market-phone-reader.ts';
import { phoneCountries } from './phone-countries.ts';
import { phoneExamples, phoneMetadata } from './phone-metadata.generated.ts';
import { subsetExamples, subsetMetadata } from './phone-metadata-subset.ts';
import { formatTyped, readPhone } from './read-phone.ts';
import { worldPhoneReader } from './world-phone-reader.ts';
import type { CountryCode } from 'libphonenumber-js/core';

const zeroCodePoints = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10, 0x1d7ce,
];
const toScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const country = fc.constantFrom(...phoneCountries);
const callingCode = (code: CountryCode) => getCountryCallingCode(code);

/** Variations of the country's example number. Most are possible numbers; some are too short. */
const nationalNumber = (code: CountryCode) =>
  fc.tuple(fc.stringMatching(/^\d{3}$/), fc.nat({ max: 2 })).map(([tail, missing]) => {
    const example = phoneExamples[code];
    return example.slice(0, -3) + tail.slice(missing);
  });
const separator = fc.constantFrom('', ' ', '-', '.', '\u00A0', '\u2011', '\u200E', ')');
const numberCase = country.chain((code) =>
  fc.record({
    code: fc.constant(code),
    number: nationalNumber(code),
    zero: fc.constantFrom(...zeroCodePoints),
    between: separator,
    prefix: fc.constantFrom('+', '00', '\uFF0B', 'tel:+', '\u202A+'),
  }),
);

describe('readPhone', () => {
  it('returns the same result as the full metadata for international numbers of every market', () => {
    fc.assert(
      fc.property(numberCase, country, ({ code, number, zero, between, prefix }, home) => {
        const digits = callingCode(code) + number;
        const expected = parseWorld(`+${digits}`);

        const reading = readPhone(prefix + [...toScript(digits, zero)].join(between), home, phoneMetadata);

        // `00…` may also be a national number or another international prefix. Only valid numbers are
        // unambiguous.
        if (prefix === '00' && !expected?.isValid()) return;
        expect(reading?.e164).toBe(expected?.number);
        expect(reading?.possible ?? false).toBe(expected?.isPossible() ?? false);
        expect(reading?.country ?? null).toBe(expected?.country ?? null);
      }),
      { numRuns: 2000 },
    );
  });

  it('returns the same result as the full metadata for national numbers of every market', () => {
    fc.assert(
      fc.property(numberCase, fc.boolean(), ({ code, number, zero, between }, isFormatted) => {
        const formatted = isFormatted ? (parseWorld(number, code)?.formatNational() ?? number) : number;
        const expected = parseWorld(formatted, code);

        const reading = readPhone(
          [...toScript(formatted, zero)].join(between),
          code.toLowerCase(),
          phoneMetadata,
        );

        expect(reading?.e164).toBe(expected?.number);
        expect(reading?.possible ?? false).toBe(expected?.isPossible() ?? false);
        expect(reading?.valid ?? false).toBe(expected?.isValid() ?? false);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['02-55512345', 'BD'],
    ['(021) 35678901', 'PK'],
    ['6123 4567', 'SG'],
    ['02 123 4567', 'TH'],
    ['2212 3456', 'KW'],
    ['03-1234-5678', 'JP'],
  ])('accepts the landline %s of %s', (text, code) => {
    expect(readPhone(text, code, phoneMetadata)).toMatchObject({ possible: true, country: code });
  });

  it.each(phoneCountries)('parses the example number of %s', (code) => {
    const reading = readPhone(phoneExamples[code], code, phoneMetadata);

    expect(reading).toMatchObject({ possible: true, valid: true, country: code });
  });

  it.each([
    ['008801812345678', 'TH', '+8801812345678'],
    ['001 880 1812 345678', 'HK', '+8801812345678'],
    ['010 880 1812 345678', 'JP', '+8801812345678'],
    ['+880 1812-345678 ext. 12', 'BD', '+8801812345678'],
    ['(0) 1812-345678', 'BD', '+8801812345678'],
  ])('parses %j in the country %s as %s', (text, home, e164) => {
    expect(readPhone(text, home, phoneMetadata)?.e164).toBe(e164);
  });

  it.each(['', 'call me', 'x', '+', 'Rahim 01812345678'])('returns null for %j', (text) => {
    expect(readPhone(text, 'BD', phoneMetadata)).toBeNull();
  });
});

describe('formatTyped', () => {
  it('keeps every digit of any typed text', () => {
    const typed = fc.stringMatching(/^\+?[\d ()-]{0,20}$/);
    fc.assert(
      fc.property(typed, country, fc.constantFrom(...zeroCodePoints), (text, home, zero) => {
        const digitsOf = (value: string) => value.replace(/[^\d+]/g, '');

        expect(digitsOf(formatTyped(toScript(text, zero), home, phoneMetadata))).toBe(digitsOf(text));
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps text that is not a phone number unchanged', () => {
    expect(formatTyped('ask Rahim', 'BD', phoneMetadata)).toBe('ask Rahim');
  });
});

describe('bundled metadata', () => {
  it('matches the installed library (otherwise run generate-phone-metadata.ts)', async () => {
    const { default: examples } = await import('libphonenumber-js/mobile/examples');

    expect(phoneMetadata).toEqual(subsetMetadata(world, phoneCountries));
    expect(phoneExamples).toEqual(subsetExamples(examples, phoneCountries));
  });

  it('does not cover numbers of other countries, which the world reader parses', () => {
    const london = '+44 20 7946 0958';

    expect(marketPhoneReader.read(london, 'BD')).toBeNull();
    expect(marketPhoneReader.hasUnknownCallingCode(london)).toBe(true);
    expect(marketPhoneReader.hasUnknownCallingCode('+880 1812345678')).toBe(false);
    expect(worldPhoneReader.hasUnknownCallingCode(london)).toBe(false);
    expect(worldPhoneReader.read(london, 'BD')).toMatchObject({ e164: '+442079460958', country: 'GB' });
  });
});
