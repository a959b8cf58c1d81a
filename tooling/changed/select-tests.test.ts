import { describe, expect, it } from 'vitest';
import { selectTests } from './select-tests.ts';

/** Maps each file to the files that it imports. */
const importsOf: Readonly<Record<string, readonly string[]>> = {
  'ui/button/button.tsx': [],
  'ui/button/button.test.tsx': ['ui/button/button.tsx'],
  'ui/button/look.test.ts': [],
  'ui/dialog/dialog.tsx': ['ui/button/button.tsx'],
  'ui/dialog/dialog.test.tsx': ['ui/dialog/dialog.tsx'],
  'portal/login.tsx': ['ui/dialog/dialog.tsx'],
  'portal/login.test.tsx': ['portal/login.tsx'],
  'portal/link.test.tsx': ['ui/button/button.tsx'],
  'domain/order.test.ts': ['domain/order.ts'],
  'domain/order.ts': ['domain/trip.ts'],
  'domain/trip.ts': ['domain/order.ts'],
};
const files = Object.keys(importsOf);
const importers = new Map(
  files.map((file) => [file, new Set(files.filter((importer) => importsOf[importer]?.includes(file)))]),
);
const select = (changed: string, limit = 10) => selectTests([changed], files, importers, limit);

describe('the selection of tests for a change', () => {
  it('contains the tests that import the file or lie in its folder, nearest first', () => {
    expect(select('ui/button/button.tsx')).toEqual({
      selected: [
        'ui/button/button.test.tsx',
        'ui/button/look.test.ts',
        'portal/link.test.tsx',
        'ui/dialog/dialog.test.tsx',
        'portal/login.test.tsx',
      ],
      omittedCount: 0,
    });
  });

  it('keeps the nearest tests up to the limit', () => {
    expect(select('ui/button/button.tsx', 2)).toEqual({
      selected: ['ui/button/button.test.tsx', 'ui/button/look.test.ts'],
      omittedCount: 3,
    });
  });

  it('contains a changed test', () => {
    expect(select('ui/dialog/dialog.test.tsx').selected).toEqual(['ui/dialog/dialog.test.tsx']);
  });

  it('terminates when files import each other', () => {
    expect(select('domain/trip.ts').selected).toEqual(['domain/order.test.ts']);
  });

  it('is empty for a file that no test imports', () => {
    expect(select('docs/glossary.md')).toEqual({ selected: [], omittedCount: 0 });
  });
});
