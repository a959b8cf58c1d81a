import { build } from 'vite';
import { root } from '../../tooling/workspace.ts';
import { conditions } from '../../vite.shared.ts';
import { chunksOf, compressedBytes, entryChunk, modulesOf, staticClosure } from '../bundle/chunk-graph.ts';
import type { Rolldown } from 'vite';

/** What something weighs that is imported alone: compressed kilobytes, React not counted. */
export interface Weight {
  /** What a page needs before it can show it. */
  readonly first: number;
  /** What comes later by itself, file by file, largest first. */
  readonly lazy: readonly LazyPart[];
  /** Paths of the modules of the first load. */
  readonly modules: readonly string[];
}

export interface LazyPart {
  readonly name: string;
  readonly kB: number;
}

const entryId = '\0bench-entry';
const isReact = /^(?:react|react-dom|scheduler)(?:\/|$)/;

/** The module that the chunk was made for, without what a bundler adds to its name. */
const nameOf = ({ name }: Rolldown.OutputChunk): string => name;

/**
 * Builds a page that imports nothing but `source` asks for, with the portal's bundler, target and minifier; React is
 * left out, everything else it needs is in.
 */
export async function buildAlone(source: string): Promise<Weight> {
  const built = await build({
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
  if ('on' in built) throw new Error('the build watches instead of ending');
  const chunks = chunksOf(Array.isArray(built) ? built : [built]);
  const first = staticClosure(chunks, [entryChunk(chunks)]);
  const lazy = [...chunks.values()].filter((chunk) => !first.includes(chunk));
  return {
    first: compressedBytes(first) / 1000,
    lazy: lazy
      .map((chunk) => ({ name: nameOf(chunk), kB: compressedBytes([chunk]) / 1000 }))
      .sort((a, b) => b.kB - a.kB),
    modules: modulesOf(first).map(({ id }) => id),
  };
}
