import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { findEntryChunk } from './entry-chunk.ts';
import { serveBuildOffline, type OfflineBuild } from './src/offline/serve-build-offline.ts';

/** Bytes above which a chunk is cached only after its first use: the map and the writer of spreadsheets. */
const largeChunkBytes = 150_000;

type File = Rolldown.OutputBundle[string];

/** Returns the code that the service worker of a build runs. */
export const workerSource = (build: OfflineBuild): string =>
  `(${String(serveBuildOffline)})(self, ${JSON.stringify(build)});\n`;

/** Returns the files that a build caches ahead of time. Its screens work offline without the large chunks. */
export const offlineBuildOf = (files: readonly File[]): OfflineBuild => {
  const entry = findEntryChunk(files);
  if (!entry)
    throw new Error(
      'The build has no entry script, so it cannot start offline. Keep one entry in index.html.',
    );
  const needed = new Set([entry.fileName, ...entry.imports]);
  const isSmall = (file: File) => file.type === 'chunk' && file.code.length <= largeChunkBytes;
  const isAsset = ({ fileName }: File) => /\.css$|^locales\/|^favicon\.svg$/.test(fileName);
  const names = files
    .filter((file) => needed.has(file.fileName) || isSmall(file) || isAsset(file))
    .map(({ fileName }) => `/${fileName}`)
    .toSorted();
  const hash = createHash('sha256').update(names.join()).digest('hex').slice(0, 12);
  return { cacheName: `saddlebag-build-${hash}`, entry: entry.fileName, files: names };
};

/** Emits `/service-worker.js`, which lets the portal start offline. */
export function offlineWorker(): Plugin {
  return {
    name: 'saddlebag:offline-worker',
    generateBundle: {
      // After the plugins that emit the texts and the icon.
      order: 'post',
      handler(_options, bundle) {
        const source = workerSource(offlineBuildOf(Object.values(bundle)));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
