import { describe, expect, it } from 'vitest';
import { allModes, coreModes } from '../../.storybook/modes.ts';
import { chooseModes } from './choose-modes.ts';

const valuesOf = (position: number, field: 'brand' | 'theme' | 'language') =>
  Object.values(chooseModes(position, 'chosen')).map((mode) => mode[field]);

describe('the modes of a story', () => {
  it.each([0, 1, 2, 3])('contains both themes and both directions for story %i', (position) => {
    expect(new Set(valuesOf(position, 'theme'))).toEqual(new Set(['light', 'dark']));
    expect(new Set(valuesOf(position, 'language'))).toEqual(new Set(['en', 'ar']));
  });

  it('covers the core modes with two neighbouring stories', () => {
    expect({ ...chooseModes(4, 'chosen'), ...chooseModes(5, 'chosen') }).toEqual(coreModes);
  });

  it('contains every mode in the whole matrix', () => {
    expect(chooseModes(0, 'all')).toEqual({ ...coreModes, ...allModes });
  });
});
