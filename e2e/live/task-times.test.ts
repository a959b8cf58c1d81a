import { describe, expect, it } from 'vitest';
import { longestTaskOf } from './task-times.ts';

const page = { pid: 7, tid: 1 };
const compositor = { pid: 7, tid: 2 };
const call = { name: 'FunctionCall', ph: 'X', dur: 10, tdur: 10 };
const task = { name: 'ThreadControllerImpl::RunTask', ph: 'X' };

describe('longestTaskOf', () => {
  it('finds the longest task of the page by each clock, which need not be the same task', () => {
    const traceEvents = [
      { ...page, ...call },
      { ...page, ...task, dur: 80_000, tdur: 20_000 },
      { ...page, ...task, dur: 45_000, tdur: 40_000 },
      { ...compositor, ...task, dur: 900_000, tdur: 900_000 },
      { ...page, name: 'Layout', ph: 'X', dur: 99_000 },
    ];
    expect(longestTaskOf({ traceEvents })).toEqual({ elapsedMs: 80, processorMs: 40 });
  });

  it('refuses a trace without scripts', () => {
    expect(() => longestTaskOf({ traceEvents: [{ ...page, ...task, dur: 1 }] })).toThrow(
      'no call of a function',
    );
  });
});
