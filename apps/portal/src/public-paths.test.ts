import { describe, expect, it } from 'vitest';
import { linkTokenOf, publicPaths } from './public-paths.ts';

describe('linkTokenOf', () => {
  it.each([publicPaths.tracking, publicPaths.receipt, publicPaths.consumer])(
    'returns the token of each public page',
    (pathOf) => {
      expect(linkTokenOf(pathOf('a/b c'))).toBe('a/b c');
    },
  );

  it('returns null for a page without a token', () => {
    expect([linkTokenOf(publicPaths.prohibitedItems()), linkTokenOf('/tracking/')]).toEqual([null, null]);
  });

  it('keeps a malformed escape, which the service then rejects', () => {
    expect(linkTokenOf('/tracking/%E0%A4%A')).toBe('%E0%A4%A');
  });
});
