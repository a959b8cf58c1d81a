import { describe, expect, it } from 'vitest';
import { allModes, coreModes } from '../../.storybook/modes.ts';
import { chooseModes } from './choose-modes.ts';

const valuesOf = (position: number, field: 'brand' | 'theme' | 'language') =>
  Object.values(chooseModes(position, 'chosen')).map((mode) => mode[field]);

describe('chooseModes', () => {
  it.each([0, 1, 2, 3])('returns both themes and both directions for story %i', (position) => {
    expect(new Set(valuesOf(position, 'theme'))).toEqual(new Set(['light', 'dark']));
    expect(new Set(valuesOf(position, 'language'))).toEqual(new Set(['en', 'ar']));
  });

  it('returns all core modes over two consecutive stories', () => {
    expect({ ...chooseModes(4, 'chosen'), ...chooseModes(5, 'chosen') }).toEqual(coreModes);
  });

  it('returns every mode when the test matrix is "all"', () => {
    expect(chooseModes(0, 'all')).toEqual({ ...coreModes, ...allModes });
  });
});
