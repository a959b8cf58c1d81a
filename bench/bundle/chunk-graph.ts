import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** A built page's scripts by file name. */
export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

export const chunksOf = (outputs: readonly Rolldown.RolldownOutput[]): Chunks =>
  new Map(
    outputs
      .flatMap(({ output }) => output)
      .filter((file) => file.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );

/** The files that stand in memory before the given ones run: they and all that they import statically. */
export const staticClosure = (chunks: Chunks, from: readonly string[]): readonly Rolldown.OutputChunk[] => {
  const seen = new Set<string>();
  const queue = [...from];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = chunks.get(name);
    if (chunk === undefined || seen.has(name)) continue;
    seen.add(name);
    queue.push(...chunk.imports);
  }
  return [...seen].flatMap((name) => chunks.get(name) ?? []);
};

/** The page's own script. */
export const entryChunk = (chunks: Chunks): string => {
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('the build has no entry');
  return entry.fileName;
};

/** The file that the router loads for a screen: found by the end of the path of a module that stands in it. */
export const chunkOfModule = (chunks: Chunks, moduleEnd: RegExp): string => {
  const holding = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => moduleEnd.test(id)));
  const chunk = holding[0];
  if (chunk === undefined || holding.length > 1)
    throw new Error(`${holding.length} files of the build hold ${String(moduleEnd)}`);
  return chunk.fileName;
};

/** Bytes as they travel, each file compressed by itself. */
export const compressedBytes = (chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

export interface ModuleSize {
  readonly id: string;
  /** After tree shaking, before compression. */
  readonly bytes: number;
}

/** The modules of some files, largest first. */
export const modulesOf = (chunks: readonly Rolldown.OutputChunk[]): readonly ModuleSize[] =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .map(([id, { renderedLength }]) => ({ id, bytes: renderedLength }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
