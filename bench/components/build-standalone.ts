import { build } from 'vite';
import { root } from '../../tooling/workspace.ts';
import { conditions } from '../../vite.shared.ts';
import {
  collectChunks,
  compressedBytes,
  findEntryFile,
  listModules,
  staticClosure,
} from '../bundle/chunk-graph.ts';
import type { Rolldown } from 'vite';

/** Compressed size, in kilobytes, of an entry that a page imports alone. React is not counted. */
export interface Weight {
  /** Size of the first load in kilobytes. */
  readonly first: number;
  /** Files loaded on demand, largest first. */
  readonly lazy: readonly LazyFile[];
  /** Module paths of the first load. */
  readonly modules: readonly string[];
}

interface LazyFile {
  readonly name: string;
  readonly kB: number;
}

const entryId = '\0bench-entry';
const isReact = /^(?:react|react-dom|scheduler)(?:\/|$)/;

/** Returns the name of a chunk without the hash in its file name. */
const chunkName = ({ name }: Rolldown.OutputChunk): string => name;

/**
 * Builds a page whose only script is `source`, with the bundler, target and minifier of the portal, and
 * measures it. React is external. All other dependencies are included.
 */
export async function buildStandalone(source: string): Promise<Weight> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve: { conditions },
    plugins: [
      {
        name: 'bench-entry',
        resolveId: (id) => (id === entryId ? id : null),
        load: (id) => (id === entryId ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: { input: entryId, external: isReact, preserveEntrySignatures: 'strict' },
    },
  });
  if ('on' in result)
    throw new Error(
      'Vite started in watch mode, so the build never ends. Remove `build.watch` from its configuration.',
    );
  const chunks = collectChunks(Array.isArray(result) ? result : [result]);
  const first = staticClosure(chunks, [findEntryFile(chunks)]);
  const lazy = [...chunks.values()].filter((chunk) => !first.includes(chunk));
  return {
    first: compressedBytes(first) / 1000,
    lazy: lazy
      .map((chunk) => ({ name: chunkName(chunk), kB: compressedBytes([chunk]) / 1000 }))
      .sort((a, b) => b.kB - a.kB),
    modules: listModules(first).map(({ id }) => id),
  };
}
