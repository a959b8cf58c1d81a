import { cpSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Rolldown } from 'vite';

const pageFolder = join(import.meta.dirname, 'page');

/**
 * Builds the test page as a plain Vite app, in a folder with the installed tarballs.
 * @returns the folder of the built page.
 */
export async function buildPage(folder: string): Promise<string> {
  cpSync(pageFolder, folder, { recursive: true });
  await build({ root: folder, configFile: false, logLevel: 'error', plugins: [react()] });
  return join(folder, 'dist');
}

const entryId = '\0outside-entry';

/** Lists the folders of `@saddlebag/ui` whose code ends up in a bundle that imports only one entry. */
export async function bundledFolders(folder: string, entry: string): Promise<readonly string[]> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'outside-entry',
        resolveId: (id, importer) =>
          id === entryId
            ? id
            : importer === entryId
              ? { id: join(folder, 'node_modules', id, 'index.js') }
              : null,
        load: (id) => (id === entryId ? `export * from '@saddlebag/ui/${entry}'` : null),
      },
    ],
    build: {
      write: false,
      rollupOptions: { input: entryId, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as readonly Rolldown.RolldownOutput[];
  const modules = outputs
    .flatMap(({ output }) => output)
    .flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
  const folders = modules.flatMap((id) => /@saddlebag\/ui\/([\w-]+)\//.exec(id)?.[1] ?? []);
  return [...new Set(folders)].sort();
}
