import { describe, expect, it } from 'vitest';
import { keysBetween, selectionExtent, withKeys } from './selection.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('selection', () => {
  it('calls an empty table unselected, and knows some from all', () => {
    expect(selectionExtent([], new Set(['a']))).toBe('none');
    expect(selectionExtent(keys, new Set(['b', 'gone']))).toBe('some');
    expect(selectionExtent(keys, new Set(keys))).toBe('all');
  });

  it('keeps what is selected beyond the rows at hand', () => {
    expect([...withKeys(new Set(['gone']), keys, true)]).toEqual(['gone', ...keys]);
    expect([...withKeys(new Set(['gone', 'a', 'd']), keys, false)]).toEqual(['gone']);
  });

  it('takes a stretch from either end, and one row when the other end is gone', () => {
    expect(keysBetween(keys, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(keysBetween(keys, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(keysBetween(keys, 'gone', 'b')).toEqual(['b']);
    expect(keysBetween(keys, null, 'b')).toEqual(['b']);
  });
});
