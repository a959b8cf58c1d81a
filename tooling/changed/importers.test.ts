import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readImporters } from './importers.ts';

describe('the import graph', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'importers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Returns the files that a file with the given text imports. */
  const importedBy = (text: string): readonly string[] => {
    writeFileSync(join(folder, 'a.ts'), text);
    const importers = readImporters({
      folder,
      files: ['a.ts'],
      resolvePackage: (name) =>
        name.startsWith('@saddlebag/') ? `packages/${name.slice(11)}/index.ts` : null,
    });
    return [...importers.keys()];
  };

  it.each([
    ['a named import', "import { b } from './b.ts';"],
    ['an import over several lines', "import b, {\n  c,\n} from './b.ts';"],
    ['a namespace import', "import * as b from './b.ts';"],
    ['an import of side effects', "import './b.ts';"],
    ['an export of everything', "export * from './b.ts';"],
    ['a named export', "export { b } from './b.ts';"],
    ['a dynamic import', "const load = () => import('./b.ts');"],
    ['a mock', "vi.mock('./b.ts');"],
  ])('includes the target of %s: %j', (_, text) => {
    expect(importedBy(text)).toEqual(['b.ts']);
  });

  it('resolves a workspace package to its entry file and ignores other packages', () => {
    expect(importedBy("import { Button } from '@saddlebag/ui';\nimport { join } from 'node:path';")).toEqual([
      'packages/ui/index.ts',
    ]);
  });

  it('ignores the query in the path of an import', () => {
    expect(importedBy("import texts from './en.json?only=flags';")).toEqual(['en.json']);
  });

  it('omits type-only imports, which do not affect test results', () => {
    expect(importedBy("import type { B } from './b.ts';\nexport type { C } from './c.ts';")).toEqual([]);
  });
});
