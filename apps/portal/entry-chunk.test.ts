import { describe, expect, it } from 'vitest';
import { findEntryChunk } from './entry-chunk.ts';

const facade = { type: 'chunk', name: 'index', isEntry: true } as const;
const firstLoad = { type: 'chunk', name: 'first-load', isEntry: false } as const;
const stylesheet = { type: 'asset', name: 'first-load' } as const;

describe('findEntryChunk', () => {
  it.each([
    ['before Vite drops the chunk that only imports it', [stylesheet, facade, firstLoad]],
    ['afterwards', [stylesheet, firstLoad]],
  ])('finds the portal’s entry %s', (_, files) => {
    expect(findEntryChunk(files)).toBe(firstLoad);
  });

  it('finds the entry of a page without that chunk', () => {
    expect(findEntryChunk([stylesheet, facade])).toBe(facade);
  });
});
