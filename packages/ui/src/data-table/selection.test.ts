import { describe, expect, it } from 'vitest';
import { keysBetween, selectionExtent, withKeys } from './selection.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('selectionExtent', () => {
  it('returns none, some or all, and none for an empty table', () => {
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

  it('returns only the last row if the first row is missing or hidden', () => {
    expect(keysBetween(keys, 'gone', 'b')).toEqual(['b']);
    expect(keysBetween(keys, null, 'b')).toEqual(['b']);
  });
});
