import { gzipSync } from 'node:zlib';
import { findEntryChunk } from '../../apps/portal/entry-chunk.ts';
import type { Rolldown } from 'vite';

/** The scripts of a built page, keyed by file name. */
export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

export const collectChunks = (outputs: readonly Rolldown.RolldownOutput[]): Chunks =>
  new Map(
    outputs
      .flatMap(({ output }) => output)
      .filter((file) => file.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );

/**
 * Returns the given files and everything they import statically. All of them load before the given files run.
 */
export const staticClosure = (chunks: Chunks, from: readonly string[]): readonly Rolldown.OutputChunk[] => {
  const seen = new Set<string>();
  const pending = [...from];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const chunk = chunks.get(name);
    if (chunk === undefined || seen.has(name)) continue;
    seen.add(name);
    pending.push(...chunk.imports);
  }
  return [...seen].flatMap((name) => chunks.get(name) ?? []);
};

/** Returns the file name of the page's entry script. */
export const findEntryFile = (chunks: Chunks): string => {
  const entry = findEntryChunk([...chunks.values()]);
  if (entry === undefined)
    throw new Error(
      'The build has no entry chunk, so the first load cannot be measured. Check its HTML input.',
    );
  return entry.fileName;
};

/**
 * Finds the file that the router loads for a screen. Throws unless exactly one file has a module whose path
 * matches `modulePath`.
 */
export const findChunkOfModule = (chunks: Chunks, modulePath: RegExp): string => {
  const matches = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => modulePath.test(id)));
  const chunk = matches[0];
  if (chunk === undefined || matches.length > 1)
    throw new Error(
      `${matches.length} files of the build contain ${String(modulePath)}, but exactly one must. Update the pattern.`,
    );
  return chunk.fileName;
};

/** Returns the transfer size in bytes. Each file is compressed separately with gzip -9. */
export const compressedBytes = (chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

export interface ModuleSize {
  readonly id: string;
  /** Size after tree shaking, before compression. */
  readonly bytes: number;
}

/** Lists the modules of the given files, largest first. */
export const listModules = (chunks: readonly Rolldown.OutputChunk[]): readonly ModuleSize[] =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .map(([id, { renderedLength }]) => ({ id, bytes: renderedLength }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
