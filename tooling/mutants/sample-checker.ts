import type { Mutant } from '@stryker-mutator/api/core';
import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isSampled } from './sample.ts';

/**
 * Skips the mutants outside the sample. Stryker has no sampling, but it never runs a mutant that a checker
 * rejects.
 */
class SampleChecker implements Checker {
  init(): Promise<void> {
    return Promise.resolve();
  }

  group(mutants: Mutant[]): Promise<string[][]> {
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }

  check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const share = Number(process.env['MUTANTS_SHARE']);
    const seed = Number(process.env['MUTANTS_SEED']);
    const toResult = (mutant: Mutant): CheckResult =>
      isSampled(mutant, share, seed)
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not sampled' };
    return Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, toResult(mutant)])));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
