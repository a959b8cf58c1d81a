import { runCommand } from './command.ts';
import { evaluateSuite, formatSuiteTable, readReport, summarize } from './tally.ts';
import type { ReportFormat } from './report-format.ts';
import type { SuiteResult, SuiteRow } from './tally.ts';

/** A part of a test run that is one command. */
export interface Suite {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Null for a command without a report, which counts as one test. */
  readonly report: { readonly format: ReportFormat; readonly path: string } | null;
}

export interface RunOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds after which a suite that still runs is killed. */
  readonly timeoutMs: number;
  /** Puts the name of the suite in front of each line, because the output of several suites is mixed. */
  readonly isConcurrent: boolean;
}

type Result = SuiteResult & SuiteRow;

const runSuite = async (
  { name, command, args, env = {}, report }: Suite,
  options: RunOptions,
): Promise<Result> => {
  console.log(`\n── ${name}`);
  const { code, milliseconds } = await runCommand(command, args, {
    env: { ...options.env, ...env },
    timeoutMs: options.timeoutMs,
    ...(options.isConcurrent ? { prefix: `${name} │ ` } : {}),
  });
  const result = evaluateSuite({
    code,
    report: report === null ? null : { format: report.format, text: readReport(report.path) },
  });
  if (result.failureReason !== null) console.log(`${name}: the suite ${result.failureReason}`);
  const duration = `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed in ${duration}`);
  return { ...result, name, milliseconds };
};

export const runInOrder = async (
  suites: readonly Suite[],
  options: RunOptions,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const suite of suites) results.push(await runSuite(suite, options));
  return results;
};

/**
 * Prints the failures of a suite again at the end of the log. Further up, the output of concurrent suites is
 * mixed.
 */
const repeatFailures = ({ name, failed, failures, failureReason }: Result): void => {
  if (failed === 0) return;
  console.log(
    `\n── ${name}: ${failed} failed${failureReason === null ? '' : `, the suite ${failureReason}`}`,
  );
  for (const failure of failures) console.log(failure);
};

/**
 * Ends the log of a run: the failures, the table of suites and the line `N passed, N failed`.
 * @returns the exit code of the run.
 */
export const printResults = (results: readonly Result[], milliseconds: number): number => {
  for (const result of results) repeatFailures(result);
  console.log(`\n${formatSuiteTable(results, milliseconds)}`);
  console.log(`\n${summarize(results)}`);
  return results.some((result) => result.failed > 0) ? 1 : 0;
};
