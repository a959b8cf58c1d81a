import { describe, expect, it } from 'vitest';
import { keysBetween, selectionExtent, withKeys } from './selection.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('selectionExtent', () => {
  it('returns none for an empty table, some for a part of the rows and all for every row', () => {
    expect(selectionExtent([], new Set(['a']))).toBe('none');
    expect(selectionExtent(keys, new Set(['b', 'gone']))).toBe('some');
    expect(selectionExtent(keys, new Set(keys))).toBe('all');
  });
});

describe('withKeys', () => {
  it('keeps selected keys of rows that are not loaded', () => {
    expect([...withKeys(new Set(['gone']), keys, true)]).toEqual(['gone', ...keys]);
    expect([...withKeys(new Set(['gone', 'a', 'd']), keys, false)]).toEqual(['gone']);
  });
});

describe('keysBetween', () => {
  it('returns the keys from one row to the other in displayed order', () => {
    expect(keysBetween(keys, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(keysBetween(keys, 'd', 'b')).toEqual(['b', 'c', 'd']);
  });

  it('returns only the second row if the first is null or no longer listed', () => {
    expect(keysBetween(keys, 'gone', 'b')).toEqual(['b']);
    expect(keysBetween(keys, null, 'b')).toEqual(['b']);
  });
});
