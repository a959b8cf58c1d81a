import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAsciiDigits, byteCount, characterCount, hasDigit, normalizeText } from './index.ts';

/** Numbering systems with ten decimal digits. Intl's data serves as the reference. */
const decimalSystems = Intl.supportedValuesOf('numberingSystem').filter((system) => {
  const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890);
  return /^\p{Nd}{10}$/u.test(digits);
});

describe('toAsciiDigits', () => {
  it('converts the digits of every script that Intl supports', () => {
    expect(decimalSystems.length).toBeGreaterThan(40);
    for (const system of decimalSystems) {
      const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9876543210);
      expect(toAsciiDigits(written), system).toBe('9876543210');
      expect(hasDigit(written), system).toBe(true);
    }
  });

  it('leaves all other characters unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const others = text.replace(/\p{Nd}/gu, '');
        expect(toAsciiDigits(others)).toBe(others);
        expect(hasDigit(others)).toBe(false);
      }),
    );
  });
});

describe('normalizeText', () => {
  it('trims a text and normalizes it to NFC', () => {
    expect(normalizeText('  Café\n')).toBe('Café');
  });

  it.each([
    ['null characters', 'Ca\0fé\0', 'Café'],
    ['half of a cut emoji', 'Café\ud83d', 'Café'],
    ['a null character before a combining accent', 'Cafe\0\u0301', 'Café'],
  ])('removes %s', (_, text, normalized) => {
    expect(normalizeText(text)).toBe(normalized);
  });
});

describe('the length of a text', () => {
  it('is counted in code points and in UTF-8 bytes', () => {
    expect(characterCount('a🛵é')).toBe(3);
    expect(byteCount('a🛵é')).toBe(7);
  });

  it('includes an unpaired surrogate as one code point and as its UTF-8 replacement character', () => {
    const unit = fc.oneof(
      fc.constantFrom('a', 'é', 'ক', '街', '🛵', '\ud83d', '\udef5', '\u0000'),
      fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        expect(byteCount(text)).toBe(Buffer.byteLength(text, 'utf8'));
        // The count is the number of UTF-16 units minus the number of surrogate pairs. An unpaired surrogate
        // counts as one.
        const pairs = text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0;
        expect(characterCount(text)).toBe(Buffer.from(text, 'utf16le').length / 2 - pairs);
      }),
      { numRuns: 200 },
    );
  });
});
