import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeIn, editCode, plainCode } from './code-text.ts';

/** Zeros of scripts whose ten digits follow each other, written down independently of the code under test. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10, 0x1d7ce];
const digit = fc.integer({ min: 0, max: 9 });
const digits = (length: number) => fc.array(digit, { minLength: length, maxLength: length });
const zero = fc.constantFrom(...zeros);
const write = (values: readonly number[], from: number, between = '') =>
  values.map((value) => String.fromCodePoint(from + value)).join(between);

describe('plainCode', () => {
  it('reads the digits of every script as ASCII, whatever stands between them', () => {
    fc.assert(
      fc.property(
        digits(6),
        zero,
        fc.constantFrom('', ' ', '-', '–', '\u00a0', '\u200f', ' - '),
        (values, from, between) => {
          expect(plainCode(write(values, from, between), 6)).toBe(values.join(''));
        },
      ),
    );
  });

  it('takes no more digits than there are places', () => {
    expect(plainCode('1234567', 6)).toBe('123456');
  });
});

describe('codeIn', () => {
  it.each([
    ['123456', '123456'],
    ['  123-456\n', '123456'],
    ['123 456 is your code, valid for 10 minutes', '123456'],
    ['Your code: 402817. Call 0123456789 if you did not ask for it.', '402817'],
    ['رمزك هو ٤٠٢٨١٧', '402817'],
    ['1 2 3 4 5 6', '123456'],
  ])('finds the code in %j', (text, code) => {
    expect(codeIn(text, 6)).toBe(code);
  });

  it.each([['12345'], ['1234567'], ['no digits'], ['']])('finds none in %j', (text) => {
    expect(codeIn(text, 6)).toBeNull();
  });
});

describe('editCode', () => {
  it('replaces the digit behind the caret when a full code is typed into', () => {
    expect(editCode('1293456', 3, 6)).toEqual({ code: '129456', caret: 3 });
  });

  it('has no place for a digit behind the last', () => {
    expect(editCode('1234567', 7, 6)).toEqual({ code: '123456', caret: 6 });
  });

  it('makes room while there is some', () => {
    expect(editCode('1934', 2, 6)).toEqual({ code: '1934', caret: 2 });
  });

  it('never makes more digits than there are places, nor puts the caret elsewhere', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.nat({ max: 40 }),
        fc.integer({ min: 1, max: 10 }),
        (text, at, length) => {
          const { code, caret } = editCode(text, Math.min(at, text.length), length);
          expect(code).toMatch(new RegExp(`^[0-9]{0,${String(length)}}$`));
          expect(caret).toBeGreaterThanOrEqual(0);
          expect(caret).toBeLessThanOrEqual(code.length);
        },
      ),
    );
  });
});
