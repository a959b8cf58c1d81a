import { Stryker } from '@stryker-mutator/core';
import type { MutantResult } from '@stryker-mutator/api/core';
import { mutantGroups, type MutantGroupName } from './groups.ts';

interface SampleOptions {
  /** 0 to 1. */
  readonly share: number;
  readonly seed: number;
}

/**
 * Tests the sampled mutants of a group. Stryker changes a copy of the repository, so an interrupted run
 * leaves the code as it was.
 */
export const runGroup = (
  name: MutantGroupName,
  { share, seed }: SampleOptions,
): Promise<readonly MutantResult[]> => {
  const { files, tests } = mutantGroups[name];
  // Stryker passes its environment on to the processes that load the checker and Vitest.
  Object.assign(process.env, {
    MUTANTS_SHARE: String(share),
    MUTANTS_SEED: String(seed),
    MUTANTS_TESTS: tests.join(' '),
  });
  return new Stryker({
    configFile: 'tooling/mutants/stryker.config.json',
    mutate: [...files],
    tempDirName: `.cache/mutants-${name}`,
  }).runMutationTest();
};
