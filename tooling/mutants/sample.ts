import { createHash } from 'node:crypto';
import type { Mutant } from '@stryker-mutator/api/core';

/**
 * Returns true for a share of all mutants. The choice depends only on the seed and the mutant. A change in
 * one file therefore does not change the sample of other files.
 * @param share 0 to 1
 */
export const isSampled = (
  { fileName, location: { start, end }, replacement }: Pick<Mutant, 'fileName' | 'location' | 'replacement'>,
  share: number,
  seed: number,
): boolean => {
  // Stryker copies the code, so only the path below `src` is stable.
  const path = fileName.slice(fileName.lastIndexOf('/src/'));
  const text = [seed, path, start.line, start.column, end.line, end.column, replacement].join('|');
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32 < share;
};
