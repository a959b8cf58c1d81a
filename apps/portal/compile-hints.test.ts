import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { addHints } from './compile-hints.ts';

const fileOf = (type: 'asset' | 'chunk', name: string) =>
  ({ type, name, code: 'run();' }) as unknown as Rolldown.OutputChunk;

describe('a compile hint', () => {
  it('is the first line of each chunk with a listed name', () => {
    const files = [fileOf('chunk', 'request'), fileOf('chunk', 'request'), fileOf('chunk', 'history')];
    addHints(files, ['request']);
    expect(files.map(({ code }) => code)).toEqual([
      '//# allFunctionsCalledOnLoad\nrun();',
      '//# allFunctionsCalledOnLoad\nrun();',
      'run();',
    ]);
  });

  it('reports the names that no chunk has', () => {
    const files = [fileOf('chunk', 'request'), fileOf('asset', 'toasts')];
    expect(addHints(files, ['request', 'toasts', 'shortcuts'])).toEqual(['toasts', 'shortcuts']);
  });
});
