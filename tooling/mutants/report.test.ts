import { describe, expect, it } from 'vitest';
import { findSurvivors, scoreOf } from './report.ts';

const mutantWith = (status: Parameters<typeof scoreOf>[0][number]['status'], replacement = 'a ||\n b') => ({
  fileName: 'src/store/a.ts',
  location: { start: { line: 2, column: 5 }, end: { line: 3, column: 4 } },
  mutatorName: 'LogicalOperator',
  replacement,
  status,
});

const source = 'first\nif (a &&\n  b) c();\nlast';
const score = (mutants: Parameters<typeof scoreOf>[0], explained: readonly string[] = []) =>
  scoreOf(
    mutants,
    findSurvivors(mutants, () => source),
    new Set(explained),
  );

describe('the score of a group of mutants', () => {
  it('ignores mutants that did not run', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError'] as const;

    expect(score(statuses.map((status) => mutantWith(status)))).toEqual({
      killed: 2,
      survived: 2,
      share: 0.5,
    });
  });

  it('ignores explained survivors', () => {
    const mutants = [mutantWith('Killed'), mutantWith('Survived'), mutantWith('Survived', 'true')];

    expect(score(mutants, ['store/a.ts: a && b → true'])).toEqual({ killed: 1, survived: 1, share: 0.5 });
  });

  it('is 1 without mutants', () => {
    expect(score([])).toEqual({ killed: 0, survived: 0, share: 1 });
  });
});

describe('the list of survivors', () => {
  it('shows the place and both versions of the code on one line', () => {
    const mutants = [mutantWith('Killed'), mutantWith('Survived')];

    expect(findSurvivors(mutants, () => source)).toEqual([
      {
        key: 'store/a.ts: a && b → a || b',
        description: 'src/store/a.ts:2 (LogicalOperator) a && b → a || b',
      },
    ]);
  });
});
