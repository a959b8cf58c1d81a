import { readFileSync } from 'node:fs';
import { failuresIn } from './failures.ts';

/** How many tests of a suite passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Which program wrote a report. `plain` is our own `{ passed, failed }`. */
export type ReportFormat = 'jest' | 'playwright' | 'plain';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const count = (report: unknown, field: string): number => {
  const value = isRecord(report) ? report[field] : undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new Error(`the report has no count called ${field}`);
};

/**
 * Reads the counts of a report. A skipped or unfinished test counts as failed: nothing here is skipped on purpose,
 * so one that was says that a result is missing. Vitest writes the format of Jest.
 * @throws when the report lacks a count.
 */
export const readTally = (format: ReportFormat, report: unknown): Tally => {
  if (format === 'plain') return { passed: count(report, 'passed'), failed: count(report, 'failed') };
  if (format === 'playwright') {
    const stats = isRecord(report) ? report['stats'] : undefined;
    return {
      passed: count(stats, 'expected'),
      failed: count(stats, 'unexpected') + count(stats, 'flaky') + count(stats, 'skipped'),
    };
  }
  const failed =
    count(report, 'numFailedTests') + count(report, 'numPendingTests') + count(report, 'numTodoTests');
  return { passed: count(report, 'numPassedTests'), failed };
};

/** What a finished suite left behind. */
export interface SuiteEnd {
  readonly code: number;
  /** Null when the suite keeps no report and counts as one test. */
  readonly report: { readonly format: ReportFormat; readonly text: string | null } | null;
}

export interface Judgement extends Tally {
  /** Each test that failed, in a few lines. */
  readonly failures: readonly string[];
  /** Why something beside an ordinary test failed, or null. */
  readonly complaint: string | null;
}

/** Judges a suite: a crash, an unreadable report and a suite without tests are failures like any other. */
export const judge = ({ code, report }: SuiteEnd): Judgement => {
  const broken = (complaint: string | null): Judgement => ({ passed: 0, failed: 1, failures: [], complaint });
  if (report === null) return code === 0 ? { ...broken(null), passed: 1, failed: 0 } : broken(null);
  if (report.text === null) return broken(`ended with code ${code} and left no report`);
  let told: Omit<Judgement, 'complaint'>;
  try {
    const parsed: unknown = JSON.parse(report.text);
    told = { ...readTally(report.format, parsed), failures: failuresIn(report.format, parsed) };
  } catch (error) {
    return broken(error instanceof Error ? error.message : String(error));
  }
  if (told.passed + told.failed === 0) return broken('ran no test');
  if (code !== 0 && told.failed === 0)
    return { ...told, failed: 1, complaint: `ended with code ${code} although no test failed` };
  return { ...told, complaint: null };
};

/** The text of a report file, or null when the suite did not get as far as writing it. */
export const readReport = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** The sum, in the words of the last line of `npm test`. */
export const summarize = (tallies: readonly Tally[]): string => {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  return `${passed} passed, ${failed} failed`;
};
