import { describe, expect, it } from 'vitest';
import { DIGIT_COUNT, readDigits, toDigit } from './printable-digits.ts';

const values = Array.from({ length: DIGIT_COUNT }, (_, value) => value);
const text = values.map(toDigit).join('');

describe('each printable digit', () => {
  it('is read as the number that it was written for', () => {
    expect([...readDigits(text)]).toEqual(values);
  });

  it('needs no escape in JSON', () => {
    expect(JSON.stringify(text)).toHaveLength(DIGIT_COUNT + 2);
  });

  it('exists only for a whole number within the range', () => {
    expect(() => toDigit(DIGIT_COUNT)).toThrow('not for 93');
    expect(() => toDigit(0.5)).toThrow(RangeError);
  });
});
