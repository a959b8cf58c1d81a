import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { judge, readReport, summarize } from './tally.ts';
import type { Judgement, ReportFormat } from './tally.ts';
import { tool } from './workspace.ts';

interface Suite {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly format: ReportFormat | null;
  /** Variable that carries the path of the report, where the command has no option for it. */
  readonly reportVariable?: string;
}

const reports = mkdtempSync(join(tmpdir(), 'saddlebag-test-'));
const reportOf = (name: string): string => join(reports, `${name}.json`);
/** Longer than any suite takes on a slow machine: it ends a suite that hangs. */
const suiteTimeoutMs = 25 * 60_000;

const lint: Suite = {
  name: 'lint',
  command: process.execPath,
  args: ['tooling/lint.ts'],
  format: 'plain',
  reportVariable: 'LINT_REPORT',
};
const typecheck: Suite = {
  name: 'typecheck',
  command: 'npm',
  args: ['run', '--silent', 'typecheck'],
  format: null,
};
const unit: Suite = {
  name: 'unit',
  command: tool('vitest'),
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('unit')}`],
  format: 'jest',
};
const packages: Suite = {
  name: 'packages',
  command: process.execPath,
  args: ['tooling/outside-app/run.ts'],
  format: 'plain',
  reportVariable: 'PACKAGES_REPORT',
};
const stories: Suite = {
  name: 'stories',
  command: process.execPath,
  args: ['tooling/test-stories.ts', '--json', '--outputFile', reportOf('stories')],
  format: 'jest',
};
const e2e: Suite = {
  name: 'e2e',
  command: process.execPath,
  args: ['--conditions=@saddlebag/source', 'tooling/test-e2e.ts', '--reporter=list,json'],
  format: 'playwright',
  reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
};

type Result = Judgement & Pick<Suite, 'name'>;

const runSuite = async (suite: Suite, browser: string, together: boolean): Promise<Result> => {
  console.log(`\n── ${suite.name}`);
  const report = reportOf(suite.name);
  const { code, milliseconds } = await runCommand(suite.command, suite.args, {
    env: {
      CHROMIUM_PATH: browser,
      FORCE_COLOR: '0',
      ...(suite.reportVariable === undefined ? {} : { [suite.reportVariable]: report }),
    },
    timeoutMs: suiteTimeoutMs,
    ...(together ? { prefix: `${suite.name} │ ` } : {}),
  });
  const judgement = judge({
    code,
    report: suite.format === null ? null : { format: suite.format, text: readReport(report) },
  });
  if (judgement.complaint !== null) console.log(`${suite.name}: the suite ${judgement.complaint}`);
  const took = `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(`── ${suite.name}: ${judgement.passed} passed, ${judgement.failed} failed in ${took}`);
  return { ...judgement, name: suite.name };
};

/** The failures of all suites once more: they began long before the end of the log, and mixed with each other. */
const repeatFailures = ({ name, failed, failures, complaint }: Result): void => {
  if (failed === 0) return;
  console.log(`\n── ${name}: ${failed} failed${complaint === null ? '' : `, the suite ${complaint}`}`);
  for (const failure of failures) console.log(failure);
};

const main = async (): Promise<void> => {
  const browser = findChromium();
  const inTurn = async (suites: readonly Suite[], together: boolean): Promise<readonly Result[]> => {
    const results: Result[] = [];
    for (const suite of suites) results.push(await runSuite(suite, browser, together));
    return results;
  };
  // Lint keeps one core busy and is done first; the suites of browsers want both.
  const beside = await Promise.all([inTurn([lint, packages], true), inTurn([typecheck, unit], true)]);
  const results = [...beside.flat(), ...(await inTurn([stories, e2e], false))];
  rmSync(reports, { recursive: true, force: true });
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
