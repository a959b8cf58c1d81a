import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';

/** Code points of zero in the scripts of our markets and a few others. */
const zeroCodePoints = {
  'Arabic-Indic': 0x660,
  'Eastern Arabic-Indic': 0x6f0,
  Devanagari: 0x966,
  Bengali: 0x9e6,
  Tamil: 0xbe6,
  Thai: 0xe50,
  Lao: 0xed0,
  Tibetan: 0xf20,
  Myanmar: 0x1040,
  'Myanmar Shan': 0x1090,
  Khmer: 0x17e0,
  Mongolian: 0x1810,
  'N’Ko': 0x7c0,
  'Full-width': 0xff10,
  Adlam: 0x1e950,
  'Mathematical bold': 0x1d7ce,
  'Mathematical monospace': 0x1d7f6,
};
const toScript = (digits: string, zero: number) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

describe('asciiDigits', () => {
  it.each(Object.entries(zeroCodePoints))('converts every %s digit', (_, zero) => {
    expect(asciiDigits(toScript('0123456789', zero))).toBe('0123456789');
  });

  it('converts every decimal digit of Unicode and no other character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const converted = asciiDigits(text);

        expect(converted).not.toMatch(/[^\P{Nd}0-9]/u);
        expect(converted.replace(/\p{Nd}/gu, '')).toBe(text.replace(/\p{Nd}/gu, ''));
      }),
    );
  });
});
