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

describe('normalizeText, characterCount and byteCount', () => {
  it('trims and composes a text', () => {
    expect(normalizeText('  Café\n')).toBe('Café');
  });

  it('counts code points and UTF-8 bytes', () => {
    expect(characterCount('a🛵é')).toBe(3);
    expect(byteCount('a🛵é')).toBe(7);
  });

  it('counts unpaired surrogates like UTF-8 and UTF-32 do', () => {
    const unit = fc.oneof(
      fc.constantFrom('a', 'é', 'ক', '街', '🛵', '\ud83d', '\udef5', '\u0000'),
      fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point)),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        expect(byteCount(text)).toBe(Buffer.byteLength(text, 'utf8'));
        // A surrogate pair is one character, and an unpaired surrogate is one too: UTF-16 units minus pairs.
        const pairs = text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0;
        expect(characterCount(text)).toBe(Buffer.from(text, 'utf16le').length / 2 - pairs);
      }),
      { numRuns: 200 },
    );
  });
});
