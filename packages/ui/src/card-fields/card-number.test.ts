import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCardNumber, readCardNumber } from './card-number.ts';
import { editMasked } from './masked-text.ts';

const zeroCodePoints = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10];
const digitLists = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 19 });

/** Luhn check by definition: from the right, doubles every second digit and sums all digits. */
const passesLuhn = (values: readonly number[]) => {
  const sum = values
    .toReversed()
    .flatMap((value, index) => (index % 2 === 1 ? [...String(value * 2)].map(Number) : [value]))
    .reduce((total, value) => total + value, 0);
  return sum % 10 === 0;
};

describe('card number formatting and validation', () => {
  it('converts digits of any script to ASCII and drops separators', () => {
    fc.assert(
      fc.property(
        digitLists,
        fc.constantFrom(...zeroCodePoints),
        fc.constantFrom('', ' ', '-', '.', '\u00a0'),
        (values, zero, separator) => {
          const text = values.map((value) => String.fromCodePoint(zero + value)).join(separator);
          expect(formatCardNumber(text).replaceAll(' ', '')).toBe(values.join(''));
        },
      ),
    );
  });

  it.each([
    ['4111111111111111', '4111 1111 1111 1111', 'Visa', 3],
    ['378282246310005', '3782 822463 10005', 'American Express', 4],
    ['5555555555554444', '5555 5555 5555 4444', 'Mastercard', 3],
  ])('formats %s as %s and detects %s', (number, masked, scheme, codeLength) => {
    expect(formatCardNumber(number)).toBe(masked);
    expect(readCardNumber(number)).toEqual({ scheme, codeLength, problem: null });
  });

  it('accepts a number only with a correct check digit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 }),
        (otherDigits) => {
          const number = [4, ...otherDigits];
          expect(readCardNumber(number.join('')).problem === null).toBe(passesLuhn(number));
        },
      ),
    );
  });

  it.each([
    ['', 'missing'],
    ['4', 'incomplete'],
    ['411111111111111', 'incomplete'],
    ['4111111111111112', 'invalid'],
    ['0000', 'invalid'],
    ['55555555555544440', 'invalid'],
  ])('reports the problem of %j as %s', (number, problem) => {
    expect(readCardNumber(number).problem).toBe(problem);
  });
});

describe('editMasked', () => {
  const edit = (
    text: string,
    caret: number,
    deletion: 'backward' | 'forward' | null,
    digitCountBefore: number,
  ) => editMasked({ text, caret, deletion, digitCountBefore }, formatCardNumber);

  it('keeps the caret after the typed digit', () => {
    expect(edit('41211 1111', 3, null, 8)).toEqual({ text: '4121 1111 1', caret: 3 });
    expect(edit('4111 21111', 6, null, 8)).toEqual({ text: '4111 2111 1', caret: 6 });
  });

  it('deletes the digit next to a deleted separator', () => {
    expect(edit('41111', 4, 'backward', 5)).toEqual({ text: '4111', caret: 3 });
    expect(edit('41112', 4, 'forward', 5)).toEqual({ text: '4111', caret: 4 });
  });

  it('keeps the same digits before the caret when it inserts separators', () => {
    fc.assert(
      fc.property(digitLists, fc.nat({ max: 30 }), (values, caretIndex) => {
        const text = values.join('');
        const caret = Math.min(caretIndex, text.length);
        const next = edit(text, caret, null, 0);
        expect(next.text.slice(0, next.caret).replaceAll(' ', '')).toBe(text.slice(0, caret));
      }),
    );
  });
});
