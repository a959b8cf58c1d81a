import { describe, expect, it } from 'vitest';
import { isAboveLimit, noLimit, parseItemValueLimit } from './item-value.ts';

describe('the limit of the item value', () => {
  it.each([
    ['5000', 5000],
    [' 99.25 ', 99.25],
    ['', noLimit],
    ['-1', noLimit],
    ['5,000', noLimit],
    ['1.', noLimit],
    ['x5', noLimit],
    ['5x', noLimit],
  ])('is read from %j as %d', (text, limit) => {
    expect(parseItemValueLimit(text)).toBe(limit);
  });

  it('is exceeded by a higher amount only', () => {
    expect([499, 500, 501].map((amount) => isAboveLimit(amount, 500))).toEqual([false, false, true]);
    expect(isAboveLimit(1e9, noLimit)).toBe(false);
  });
});
