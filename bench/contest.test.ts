import { describe, expect, it } from 'vitest';
import { holdContest, judgeGoal, median, NoFloor } from './contest.ts';
import type { Goal, Round } from './contest.ts';

const goal: Goal = { metric: 'cpuMs', unit: 'ms', limit: 1.5 };
const rounds = (...pairs: [subject: number, base: number][]): Round[] =>
  pairs.map(([subject, base]) => ({ subject: { cpuMs: subject }, base: { cpuMs: base } }));
const judge = (...pairs: [number, number][]) =>
  judgeGoal({ name: 'live', size: '200' }, goal, rounds(...pairs));

describe('a median', () => {
  it('is the middle, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 100])).toBe(3);
  });
});

describe('a goal', () => {
  it('is judged by the median of the ratios, so that one slow round changes nothing', () => {
    expect(judge([10, 10], [20, 20], [90, 30])).toMatchObject({
      ratio: 1,
      lowest: 1,
      highest: 3,
      verdict: 'PASS',
    });
  });

  it('fails when the ratio is above the limit on a calm machine', () => {
    expect(judge([16, 10], [17, 10], [16, 10]).verdict).toBe('FAIL');
  });

  it('is not judged on a machine whose floor moves about', () => {
    expect(judge([16, 10], [34, 20], [16, 10]).verdict).toBe('NOISY');
  });

  it('has no floor where the base read nothing', () => {
    expect(() => judge([1, 0])).toThrow(NoFloor);
  });
});

describe('a contest', () => {
  it('takes turns, and changes who begins', async () => {
    const order: string[] = [];
    const run = (who: string) => () => {
      order.push(who);
      return Promise.resolve({ cpuMs: 1 });
    };

    await holdContest({ name: 'live', size: '', goals: [goal], subject: run('ours'), base: run('floor') }, 3);

    expect(order).toEqual(['ours', 'floor', 'floor', 'ours', 'ours', 'floor']);
  });

  it('says that there is no floor when the base breaks', async () => {
    const broken = {
      name: 'live',
      size: '',
      goals: [goal],
      subject: () => Promise.resolve({ cpuMs: 1 }),
      base: () => Promise.reject(new Error('no port')),
    };

    await expect(holdContest(broken, 1)).rejects.toThrow('live: no port');
    await expect(holdContest(broken, 1)).rejects.toBeInstanceOf(NoFloor);
  });
});
