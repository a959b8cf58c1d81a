import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizePhoneText, toDialable } from './phone-number.ts';

/** Code points of zero: Arabic-Indic, Bengali, Thai, full-width and Adlam. */
const zeroCodePoints = [0x660, 0x9e6, 0xe50, 0xff10, 0x1e950];
const toScript = (digits: string, zero: number) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

describe('toDialable', () => {
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
    expect(toDialable(text)).toBe(expected);
  });

  it('keeps every digit regardless of script and separators', () => {
    const digits = fc.stringMatching(/^\d{1,15}$/);
    const mark = fc.constantFrom('', '\u200E', '\u200F', '\u2067', '\u00A0', '-', ' ', '\u2011');
    fc.assert(
      fc.property(digits, fc.constantFrom(...zeroCodePoints), mark, (number, zero, between) => {
        const formatted = [...toScript(number, zero)].join(between);

        expect(toDialable(formatted)).toBe(number);
        expect(normalizePhoneText(formatted)).not.toBe('');
      }),
    );
  });
});
