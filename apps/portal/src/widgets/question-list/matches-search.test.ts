import { describe, expect, it } from 'vitest';
import { matchesSearch } from './matches-search.ts';

describe('matchesSearch', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['CANCEL order', true],
    ['order can', true],
    ['cancel rider', false],
  ])('finds the words of “%s” in any order and case', (search, expected) => {
    expect(matchesSearch('Can I cancel an order?', search)).toBe(expected);
  });

  it('finds full-width letters', () => {
    expect(matchesSearch('Can I cancel?', 'ｃａｎｃｅｌ')).toBe(true);
  });
});
