import { cpSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Rolldown } from 'vite';

const page = join(import.meta.dirname, 'page');

/** Builds the page in a folder that the tarballs are installed in, as a bare Vite app does; returns where to. */
export async function buildPage(folder: string): Promise<string> {
  cpSync(page, folder, { recursive: true });
  await build({ root: folder, configFile: false, logLevel: 'error', plugins: [react()] });
  return join(folder, 'dist');
}

const entryId = '\0outside-entry';

/** Folders of `@saddlebag/ui` whose code a bundle has that imports nothing but one entry. */
export async function foldersBehind(folder: string, entry: string): Promise<readonly string[]> {
  const built = await build({
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
  const outputs = (Array.isArray(built) ? built : [built]) as readonly Rolldown.RolldownOutput[];
  const modules = outputs
    .flatMap(({ output }) => output)
    .flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
  const folders = modules.flatMap((id) => /@saddlebag\/ui\/([\w-]+)\//.exec(id)?.[1] ?? []);
  return [...new Set(folders)].sort();
}
