import { posix } from 'node:path';
import type { Importers } from './importers.ts';

export interface Selection {
  /** The related test files, nearest first, up to the limit. */
  readonly selected: readonly string[];
  /** Number of related test files beyond the limit. */
  readonly omittedCount: number;
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Returns the number of imports between each reachable file and the nearest changed file. */
const distancesFrom = (changed: readonly string[], importers: Importers): ReadonlyMap<string, number> => {
  const distances = new Map(changed.map((file) => [file, 0]));
  // The map grows while the loop visits its entries in the order of insertion.
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
};

/** Returns how many folders two paths share from the root. */
const sharedDepth = (one: string, other: string): number => {
  const names = posix.dirname(other).split('/');
  const differs = posix
    .dirname(one)
    .split('/')
    .findIndex((name, index) => name !== names[index]);
  return differs === -1 ? posix.dirname(one).split('/').length : differs;
};

/**
 * Selects the tests that import a changed file, directly or through other files, and the tests in its folder.
 * Tests with the fewest imports in between come first, and among those the tests in the nearest folders.
 */
export const selectTests = (
  changed: readonly string[],
  files: readonly string[],
  importers: Importers,
  limit: number,
): Selection => {
  const distances = distancesFrom(changed, importers);
  const folders = new Set(changed.map((file) => posix.dirname(file)));
  const related = files
    .filter((file) => isTest(file) && (distances.has(file) || folders.has(posix.dirname(file))))
    .map((file) => ({
      file,
      distance: distances.get(file) ?? 1,
      depth: Math.max(...changed.map((each) => sharedDepth(each, file))),
    }))
    .toSorted((one, other) => one.distance - other.distance || other.depth - one.depth)
    .map(({ file }) => file);
  return { selected: related.slice(0, limit), omittedCount: Math.max(0, related.length - limit) };
};
