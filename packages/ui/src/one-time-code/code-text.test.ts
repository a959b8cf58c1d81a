import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractCode, editCode, normalizeCode } from './code-text.ts';

/** Code points of the zero in several scripts, listed independently of the code under test. */
const zeroCodePoints = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10, 0x1d7ce,
];
const digit = fc.integer({ min: 0, max: 9 });
const digits = (length: number) => fc.array(digit, { minLength: length, maxLength: length });
const zero = fc.constantFrom(...zeroCodePoints);
const writeDigits = (values: readonly number[], zeroCodePoint: number, separator = '') =>
  values.map((value) => String.fromCodePoint(zeroCodePoint + value)).join(separator);

describe('normalizeCode', () => {
  it('converts digits of any script to ASCII and drops separators', () => {
    fc.assert(
      fc.property(
        digits(6),
        zero,
        fc.constantFrom('', ' ', '-', '–', '\u00a0', '\u200f', ' - '),
        (values, zeroCodePoint, separator) => {
          expect(normalizeCode(writeDigits(values, zeroCodePoint, separator), 6)).toBe(values.join(''));
        },
      ),
    );
  });

  it('drops digits beyond the code length', () => {
    expect(normalizeCode('1234567', 6)).toBe('123456');
  });
});

describe('extractCode', () => {
  it.each([
    ['123456', '123456'],
    ['  123-456\n', '123456'],
    ['123 456 is your code, valid for 10 minutes', '123456'],
    ['Your code: 402817. Call 0123456789 if you did not ask for it.', '402817'],
    ['رمزك هو ٤٠٢٨١٧', '402817'],
    ['1 2 3 4 5 6', '123456'],
  ])('finds the code in %j', (text, code) => {
    expect(extractCode(text, 6)).toBe(code);
  });

  it.each([['12345'], ['1234567'], ['no digits'], ['']])('finds no code in %j', (text) => {
    expect(extractCode(text, 6)).toBeNull();
  });
});

describe('editCode', () => {
  it('replaces the digit after the caret when the code is already full', () => {
    expect(editCode('1293456', 3, 6)).toEqual({ code: '129456', caret: 3 });
  });

  it('ignores a digit typed at the end of a full code', () => {
    expect(editCode('1234567', 7, 6)).toEqual({ code: '123456', caret: 6 });
  });

  it('inserts a digit while the code is incomplete', () => {
    expect(editCode('1934', 2, 6)).toEqual({ code: '1934', caret: 2 });
  });

  it('limits the code to its length and keeps the caret inside it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.nat({ max: 40 }),
        fc.integer({ min: 1, max: 10 }),
        (text, position, length) => {
          const { code, caret } = editCode(text, Math.min(position, text.length), length);
          expect(code).toMatch(new RegExp(`^[0-9]{0,${String(length)}}$`));
          expect(caret).toBeGreaterThanOrEqual(0);
          expect(caret).toBeLessThanOrEqual(code.length);
        },
      ),
    );
  });
});
