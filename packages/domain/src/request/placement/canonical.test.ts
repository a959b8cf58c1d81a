import { describe, expect, it } from 'vitest';
import { canonicalJson, stableHash } from './canonical.ts';

describe('canonical JSON', () => {
  it('sorts the keys of all objects and keeps the order of lists', () => {
    expect(canonicalJson({ c: 1, a: [{ z: null, y: 'x' }, 2, 1], b: undefined })).toBe(
      '{"a":[{"y":"x","z":null},2,1],"c":1}',
    );
  });
});

describe('the stable hash', () => {
  // The published test vectors of 64-bit FNV-1a.
  it.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('matches the FNV-1a test vector of %j', (text, hash) => {
    expect(stableHash(text)).toBe(hash);
  });

  it('is padded to 16 digits', () => {
    expect(stableHash('10')).toBe('07f89207b4ba08a4');
  });
});
