import { describe, expect, it } from 'vitest';
import { keysBetween, selectionExtent, withKeys } from './selection.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('selection', () => {
  it('distinguishes none, some and all, and treats an empty table as none', () => {
    expect(selectionExtent([], new Set(['a']))).toBe('none');
    expect(selectionExtent(keys, new Set(['b', 'gone']))).toBe('some');
    expect(selectionExtent(keys, new Set(keys))).toBe('all');
  });

  it('keeps selected keys of rows that are not loaded', () => {
    expect([...withKeys(new Set(['gone']), keys, true)]).toEqual(['gone', ...keys]);
    expect([...withKeys(new Set(['gone', 'a', 'd']), keys, false)]).toEqual(['gone']);
  });

  it('returns the keys between two rows in either order, or one key without a first row', () => {
    expect(keysBetween(keys, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(keysBetween(keys, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(keysBetween(keys, 'gone', 'b')).toEqual(['b']);
    expect(keysBetween(keys, null, 'b')).toEqual(['b']);
  });
});
