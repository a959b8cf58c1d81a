import { readFileSync } from 'node:fs';
import { failuresIn } from './failures.ts';
import type { ReportFormat } from './report-format.ts';

/** Numbers of passed and failed tests. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const readCount = (report: unknown, field: string): number => {
  const value = isRecord(report) ? report[field] : undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new Error(`the report has no count named ${field}`);
};

/**
 * Reads the counts of a report. Skipped, flaky and unfinished tests count as failed, because no test of this
 * repository is skipped on purpose.
 * @throws when the report lacks a count.
 */
export const readTally = (format: ReportFormat, report: unknown): Tally => {
  if (format === 'plain') return { passed: readCount(report, 'passed'), failed: readCount(report, 'failed') };
  if (format === 'playwright') {
    const stats = isRecord(report) ? report['stats'] : undefined;
    return {
      passed: readCount(stats, 'expected'),
      failed: readCount(stats, 'unexpected') + readCount(stats, 'flaky') + readCount(stats, 'skipped'),
    };
  }
  const failed =
    readCount(report, 'numFailedTests') +
    readCount(report, 'numPendingTests') +
    readCount(report, 'numTodoTests');
  return { passed: readCount(report, 'numPassedTests'), failed };
};

/** The outcome of a finished suite. */
export interface FinishedSuite {
  /** Exit code of the command. */
  readonly code: number;
  /** Null for a suite that writes no report, which counts as one test. A null `text` is a missing report. */
  readonly report: { readonly format: ReportFormat; readonly text: string | null } | null;
}

export interface SuiteResult extends Tally {
  /** Each failed test with the start of its message. */
  readonly failures: readonly string[];
  /** Why the suite failed for a reason other than a test: a crash, a missing report. Null otherwise. */
  readonly failureReason: string | null;
}

/** Returns the result of a suite. A crash, an unreadable report and a suite without tests count as failures. */
export const evaluateSuite = ({ code, report }: FinishedSuite): SuiteResult => {
  const failedSuite = (failureReason: string | null): SuiteResult => ({
    passed: 0,
    failed: 1,
    failures: [],
    failureReason,
  });
  if (report === null) return code === 0 ? { ...failedSuite(null), passed: 1, failed: 0 } : failedSuite(null);
  if (report.text === null) return failedSuite(`exited with code ${code} and wrote no report`);
  let result: Omit<SuiteResult, 'failureReason'>;
  try {
    const parsed: unknown = JSON.parse(report.text);
    result = { ...readTally(report.format, parsed), failures: failuresIn(report.format, parsed) };
  } catch (error) {
    return failedSuite(error instanceof Error ? error.message : String(error));
  }
  if (result.passed + result.failed === 0) return failedSuite('ran no test');
  if (code !== 0 && result.failed === 0)
    return { ...result, failed: 1, failureReason: `exited with code ${code} although no test failed` };
  return { ...result, failureReason: null };
};

/** Reads a report file. Returns null if the suite did not write one. */
export const readReport = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const addUp = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
  failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
});

/** A row of the table of suites. */
export interface SuiteRow extends Tally {
  readonly name: string;
  readonly milliseconds: number;
}

/**
 * Formats how long each suite took and how many of its tests passed and failed.
 * @param milliseconds duration of the run. It is shorter than the sum of the rows when suites run concurrently.
 */
export const formatSuiteTable = (rows: readonly SuiteRow[], milliseconds: number): string => {
  const cells = [
    ['suite', 'seconds', 'passed', 'failed'],
    ...[...rows, { ...addUp(rows), name: 'all', milliseconds }].map((row) => [
      row.name,
      (row.milliseconds / 1000).toFixed(1),
      String(row.passed),
      String(row.failed),
    ]),
  ];
  const nameWidth = Math.max(...cells.map(([name = '']) => name.length));
  return cells
    .map(([name = '', ...numbers]) =>
      [name.padEnd(nameWidth), ...numbers.map((number) => number.padStart(9))].join(''),
    )
    .join('\n');
};

/** Formats the totals of all suites as the last line of `npm test`. */
export const summarize = (tallies: readonly Tally[]): string => {
  const { passed, failed } = addUp(tallies);
  return `${passed} passed, ${failed} failed`;
};
