import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace.ts';

/** Names of the published folders of a package: each is an entry of its own, `@saddlebag/ui/<name>`. */
export const entriesOf = (name: 'ui' | 'domain'): readonly string[] =>
  globSync('*/index.ts', { cwd: join(root, 'packages', name, 'src') })
    .map(dirname)
    .filter((folder) => folder !== 'internals' && folder !== 'foundations')
    .sort();
