import { describe, expect, it } from 'vitest';
import { evaluateSuite, formatSuiteTable, readTally, summarize } from './tally.ts';

const jestReport = (counts: Record<string, number>): string =>
  JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, ...counts });

const evaluateJestSuite = (code: number, text: string | null) =>
  evaluateSuite({ code, report: { format: 'jest', text } });

describe('readTally', () => {
  it('reads the counts of a Vitest or Jest report', () => {
    expect(readTally('jest', JSON.parse(jestReport({ numPassedTests: 12, numFailedTests: 3 })))).toEqual({
      passed: 12,
      failed: 3,
    });
  });

  it('reads the counts of a Playwright report', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 } };

    expect(readTally('playwright', report)).toEqual({ passed: 7, failed: 2 });
  });

  it('counts skipped tests as failures', () => {
    expect(
      readTally('jest', JSON.parse(jestReport({ numPassedTests: 1, numPendingTests: 1, numTodoTests: 1 }))),
    ).toEqual({
      passed: 1,
      failed: 2,
    });
    expect(
      readTally('playwright', { stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 4 } }).failed,
    ).toBe(4);
  });

  it('throws for a report that lacks a count', () => {
    expect(() => readTally('plain', { passed: 1 })).toThrow('failed');
  });
});

describe('the result of a suite', () => {
  it('takes its counts from the report when the command succeeds', () => {
    expect(evaluateJestSuite(0, jestReport({ numPassedTests: 5 }))).toEqual({
      passed: 5,
      failed: 0,
      failures: [],
      failureReason: null,
    });
  });

  it('counts a failure when the command fails although each test passed', () => {
    expect(evaluateJestSuite(1, jestReport({ numPassedTests: 5 }))).toMatchObject({ passed: 5, failed: 1 });
  });

  it('counts a failure when the command crashed before it wrote a report', () => {
    expect(evaluateJestSuite(134, null)).toMatchObject({
      passed: 0,
      failed: 1,
      failureReason: 'exited with code 134 and wrote no report',
    });
  });

  it('counts a failure when the report is truncated', () => {
    expect(evaluateJestSuite(0, '{"numPassedTests": 5')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a failure when no test ran', () => {
    expect(evaluateJestSuite(0, jestReport({}))).toMatchObject({ failed: 1, failureReason: 'ran no test' });
  });

  it('counts a command without a report as one test', () => {
    expect(evaluateSuite({ code: 0, report: null })).toMatchObject({ passed: 1, failed: 0 });
    expect(evaluateSuite({ code: 2, report: null })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the table of suites', () => {
  it('lists the seconds and the results of each suite and of the whole run', () => {
    const rows = [
      { name: 'lint', milliseconds: 71_240, passed: 8, failed: 0 },
      { name: 'typecheck', milliseconds: 9_960, passed: 0, failed: 1 },
    ];

    expect(formatSuiteTable(rows, 71_300).split('\n')).toEqual([
      'suite      seconds   passed   failed',
      'lint          71.2        8        0',
      'typecheck     10.0        0        1',
      'all           71.3        8        1',
    ]);
  });
});

describe('the summary line', () => {
  it('contains the totals of all suites', () => {
    expect(
      summarize([
        { passed: 5, failed: 0 },
        { passed: 220, failed: 2 },
      ]),
    ).toBe('225 passed, 2 failed');
  });
});
