import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace.ts';
import type { Manifest } from './published-manifest.ts';

/** Folders of `packages/ui/src` that are not published, although the wildcard of `exports` matches them. */
const unpublishedFolders = ['internals', 'foundations'];

const foldersOf = (name: string): readonly string[] =>
  globSync('*/index.ts', { cwd: join(root, 'packages', name, 'src') })
    .map(dirname)
    .filter((folder) => !unpublishedFolders.includes(folder));

/**
 * The models and components that a package publishes, sorted: `orders` for `@saddlebag/domain/orders`.
 * `@saddlebag/domain` lists each in its `exports` map; `@saddlebag/ui` publishes each folder of `src`.
 */
export const entriesOf = (name: 'ui' | 'domain'): readonly string[] => {
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest;
  const entries = Object.keys(manifest.exports).map((entry) => entry.replace(/^\.\//, ''));
  const listed = entries.filter((entry) => !/[./*]/.test(entry));
  return (name === 'ui' ? foldersOf(name) : listed).toSorted();
};
