import { describe, expect, it } from 'vitest';
import { judge, readTally, summarize } from './tally.ts';

const jest = (counts: Record<string, number>): string =>
  JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, ...counts });

const ended = (code: number, text: string | null) => judge({ code, report: { format: 'jest', text } });

describe('reading a report', () => {
  it('takes the counts of Vitest and Jest', () => {
    expect(readTally('jest', JSON.parse(jest({ numPassedTests: 12, numFailedTests: 3 })))).toEqual({
      passed: 12,
      failed: 3,
    });
  });

  it('takes the counts of Playwright', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 } };

    expect(readTally('playwright', report)).toEqual({ passed: 7, failed: 2 });
  });

  it('counts a skipped test as failed', () => {
    expect(
      readTally('jest', JSON.parse(jest({ numPassedTests: 1, numPendingTests: 1, numTodoTests: 1 }))),
    ).toEqual({
      passed: 1,
      failed: 2,
    });
    expect(
      readTally('playwright', { stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 4 } }).failed,
    ).toBe(4);
  });

  it('refuses a report without counts', () => {
    expect(() => readTally('plain', { passed: 1 })).toThrow('failed');
  });
});

describe('judging a suite', () => {
  it('believes a good report and a good end', () => {
    expect(ended(0, jest({ numPassedTests: 5 }))).toEqual({
      passed: 5,
      failed: 0,
      failures: [],
      complaint: null,
    });
  });

  it('fails a suite that ended badly although each test passed', () => {
    expect(ended(1, jest({ numPassedTests: 5 }))).toMatchObject({ passed: 5, failed: 1 });
  });

  it('fails a suite that crashed before its report', () => {
    expect(ended(134, null)).toMatchObject({
      passed: 0,
      failed: 1,
      complaint: 'ended with code 134 and left no report',
    });
  });

  it('fails a report that breaks off', () => {
    expect(ended(0, '{"numPassedTests": 5')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails a suite without a single test', () => {
    expect(ended(0, jest({}))).toMatchObject({ failed: 1, complaint: 'ran no test' });
  });

  it('counts a tool without a report as one test', () => {
    expect(judge({ code: 0, report: null })).toMatchObject({ passed: 1, failed: 0 });
    expect(judge({ code: 2, report: null })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the last line', () => {
  it('sums the suites', () => {
    expect(
      summarize([
        { passed: 5, failed: 0 },
        { passed: 220, failed: 2 },
      ]),
    ).toBe('225 passed, 2 failed');
  });
});
