import { describe, expect, it } from 'vitest';
import { runComparison, evaluateGoal, median, MissingBaselineError } from './comparison.ts';
import type { Goal, Round } from './comparison.ts';

const goal: Goal = { metric: 'cpuMs', unit: 'ms', limit: 1.5 };
const createRounds = (...pairs: [subject: number, baseline: number][]): Round[] =>
  pairs.map(([subject, baseline]) => ({ subject: { cpuMs: subject }, baseline: { cpuMs: baseline } }));
const evaluate = (...pairs: [number, number][]) =>
  evaluateGoal({ name: 'live', size: '200' }, goal, createRounds(...pairs));

describe('median', () => {
  it('returns the middle value or the mean of the two middle values', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 100])).toBe(3);
  });
});

describe('evaluateGoal', () => {
  it('uses the median of the ratios, so one slow round has no effect', () => {
    expect(evaluate([10, 10], [20, 20], [90, 30])).toMatchObject({
      ratio: 1,
      lowest: 1,
      highest: 3,
      verdict: 'PASS',
    });
  });

  it('fails when the ratio exceeds the limit and the baseline values are stable', () => {
    expect(evaluate([16, 10], [17, 10], [16, 10]).verdict).toBe('FAIL');
  });

  it('reports NOISY when the baseline values vary widely', () => {
    expect(evaluate([16, 10], [34, 20], [16, 10]).verdict).toBe('NOISY');
  });

  it('throws when the baseline value is zero', () => {
    expect(() => evaluate([1, 0])).toThrow(MissingBaselineError);
  });
});

describe('runComparison', () => {
  it('alternates which side runs first in a round', async () => {
    const order: string[] = [];
    const run = (side: string) => () => {
      order.push(side);
      return Promise.resolve({ cpuMs: 1 });
    };

    await runComparison(
      { name: 'live', size: '', goals: [goal], subject: run('subject'), baseline: run('baseline') },
      3,
    );

    expect(order).toEqual(['subject', 'baseline', 'baseline', 'subject', 'subject', 'baseline']);
  });

  it('throws MissingBaselineError when the baseline fails', async () => {
    const failingComparison = {
      name: 'live',
      size: '',
      goals: [goal],
      subject: () => Promise.resolve({ cpuMs: 1 }),
      baseline: () => Promise.reject(new Error('no port')),
    };

    await expect(runComparison(failingComparison, 1)).rejects.toThrow('live: no port');
    await expect(runComparison(failingComparison, 1)).rejects.toBeInstanceOf(MissingBaselineError);
  });
});
