import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiDigits, dialable, plainPhoneText } from './phone-number.ts';

/** Zeroes of scripts that people of our markets, and a few others, type with. */
const zeroes = {
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
const inScript = (digits: string, zero: number) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

describe('asciiDigits', () => {
  it.each(Object.entries(zeroes))('maps every %s digit', (_, zero) => {
    expect(asciiDigits(inScript('0123456789', zero))).toBe('0123456789');
  });

  it('maps whatever Unicode calls a decimal digit, and leaves all else alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const mapped = asciiDigits(text);

        expect(mapped).not.toMatch(/[^\P{Nd}0-9]/u);
        expect(mapped.replace(/\p{Nd}/gu, '')).toBe(text.replace(/\p{Nd}/gu, ''));
      }),
    );
  });
});

describe('dialable', () => {
  it.each([
    ['০১৮১২-৩৪৫৬৭৮', '01812345678'],
    ['٠١٨١٢-٣٤٥٦٧٨', '01812345678'],
    ['+880 (1812) 345-678', '+8801812345678'],
    ['＋８８０１８１２３４５６７８', '+8801812345678'],
    ['\u202A+880 1812 345678\u202C', '+8801812345678'],
    ['tel:+880-1812-345678', '+8801812345678'],
    ['(+65) 9123.4567', '+6591234567'],
    ['9123 + 4567', '91234567'],
    ['', ''],
  ])('reduces %j to %j', (text, expected) => {
    expect(dialable(text)).toBe(expected);
  });

  it('never empties a number, whatever its script and the marks around it', () => {
    const digits = fc.stringMatching(/^\d{1,15}$/);
    const mark = fc.constantFrom('', '\u200E', '\u200F', '\u2067', '\u00A0', '-', ' ', '\u2011');
    fc.assert(
      fc.property(digits, fc.constantFrom(...Object.values(zeroes)), mark, (number, zero, between) => {
        const written = [...inScript(number, zero)].join(between);

        expect(dialable(written)).toBe(number);
        expect(plainPhoneText(written)).not.toBe('');
      }),
    );
  });
});
