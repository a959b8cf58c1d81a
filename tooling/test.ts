import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { evaluateSuite, readReport, summarize } from './tally.ts';
import type { ReportFormat } from './report-format.ts';
import type { SuiteResult } from './tally.ts';
import { tool } from './workspace.ts';

interface Suite {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly format: ReportFormat | null;
  /** Environment variable for the path of the report, if the command has no option for it. */
  readonly reportVariable?: string;
}

const reportFolder = mkdtempSync(join(tmpdir(), 'saddlebag-test-'));
const reportPath = (name: string): string => join(reportFolder, `${name}.json`);
/** Kills a suite that hangs. Longer than any suite takes on a slow machine. */
const suiteTimeoutMs = 25 * 60_000;

const lintSuite: Suite = {
  name: 'lint',
  command: process.execPath,
  args: ['tooling/lint.ts'],
  format: 'plain',
  reportVariable: 'LINT_REPORT',
};
const typecheckSuite: Suite = {
  name: 'typecheck',
  command: 'npm',
  args: ['run', '--silent', 'typecheck'],
  format: null,
};
const unitSuite: Suite = {
  name: 'unit',
  command: tool('vitest'),
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath('unit')}`],
  format: 'jest',
};
const packagesSuite: Suite = {
  name: 'packages',
  command: process.execPath,
  args: ['tooling/outside-app/run.ts'],
  format: 'plain',
  reportVariable: 'PACKAGES_REPORT',
};
const storiesSuite: Suite = {
  name: 'stories',
  command: process.execPath,
  args: ['tooling/test-stories.ts', '--json', '--outputFile', reportPath('stories')],
  format: 'jest',
};
const e2eSuite: Suite = {
  name: 'e2e',
  command: process.execPath,
  args: ['--conditions=@saddlebag/source', 'tooling/test-e2e.ts', '--reporter=list,json'],
  format: 'playwright',
  reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
};

type Result = SuiteResult & Pick<Suite, 'name'>;

const runSuite = async (suite: Suite, browser: string, isConcurrent: boolean): Promise<Result> => {
  console.log(`\n── ${suite.name}`);
  const report = reportPath(suite.name);
  const { code, milliseconds } = await runCommand(suite.command, suite.args, {
    env: {
      CHROMIUM_PATH: browser,
      FORCE_COLOR: '0',
      ...(suite.reportVariable === undefined ? {} : { [suite.reportVariable]: report }),
    },
    timeoutMs: suiteTimeoutMs,
    ...(isConcurrent ? { prefix: `${suite.name} │ ` } : {}),
  });
  const result = evaluateSuite({
    code,
    report: suite.format === null ? null : { format: suite.format, text: readReport(report) },
  });
  if (result.failureReason !== null) console.log(`${suite.name}: the suite ${result.failureReason}`);
  const duration = `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(`── ${suite.name}: ${result.passed} passed, ${result.failed} failed in ${duration}`);
  return { ...result, name: suite.name };
};

/**
 * Prints the failures of a suite again, at the end of the log. Above, the output of concurrent suites is
 * mixed.
 */
const repeatFailures = ({ name, failed, failures, failureReason }: Result): void => {
  if (failed === 0) return;
  console.log(
    `\n── ${name}: ${failed} failed${failureReason === null ? '' : `, the suite ${failureReason}`}`,
  );
  for (const failure of failures) console.log(failure);
};

const main = async (): Promise<void> => {
  const browser = findChromium();
  const runInOrder = async (suites: readonly Suite[], isConcurrent: boolean): Promise<readonly Result[]> => {
    const results: Result[] = [];
    for (const suite of suites) results.push(await runSuite(suite, browser, isConcurrent));
    return results;
  };
  // Two sequences of suites keep two cores busy. The browser suites run one by one, because each uses both
  // cores.
  const concurrent = await Promise.all([
    runInOrder([lintSuite, packagesSuite], true),
    runInOrder([typecheckSuite, unitSuite], true),
  ]);
  const results = [...concurrent.flat(), ...(await runInOrder([storiesSuite, e2eSuite], false))];
  rmSync(reportFolder, { recursive: true, force: true });
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
  for (const result of results) repeatFailures(result);
  console.log(`\n${summarize(results)}`);
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  console.log('0 passed, 1 failed');
}
