import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Maps each file to the files that import it. Paths are relative to the root. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** Matches `import … from '…'`, `export … from '…'` and `import '…'`, but no imports of types only. */
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[\w*{][^'";]*?\sfrom\s+)?'([^']+)'/gm;
const dynamicImport = /\b(?:import|mock)\(\s*'([^']+)'/g;

const importsIn = (text: string): readonly string[] =>
  [...text.matchAll(staticImport), ...text.matchAll(dynamicImport)].map(([, specifier = '']) => specifier);

export interface SourceTree {
  readonly folder: string;
  /** Code files relative to the folder. */
  readonly files: readonly string[];
  /**
   * Returns the source file of a workspace package's entry, relative to the folder. Null for other packages.
   */
  resolvePackage(specifier: string): string | null;
}

/**
 * Maps each imported file to its importers. Needs no resolution of extensions, because imports in this
 * repository contain them.
 */
export const readImporters = ({ folder, files, resolvePackage }: SourceTree): Importers => {
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    for (const specifier of importsIn(readFileSync(join(folder, file), 'utf8'))) {
      const [path = ''] = specifier.split('?');
      const imported = path.startsWith('.') ? posix.join(posix.dirname(file), path) : resolvePackage(path);
      if (imported === null) continue;
      const known = importers.get(imported);
      if (known) known.add(file);
      else importers.set(imported, new Set([file]));
    }
  }
  return importers;
};
