import { join } from 'node:path';
import type { ReportFormat } from './report-format.ts';
import type { Suite } from './run-suite.ts';
import type { TestMatrix } from './test-matrix.ts';
import { tool } from './workspace.ts';

/** The suites in the order in which they run. */
export interface Plan {
  /** Two sequences that run at the same time, one for each of two cores. */
  readonly concurrent: readonly (readonly Suite[])[];
  /** Suites that run one by one, because each keeps both cores busy. */
  readonly sequential: readonly Suite[];
}

const source = '--conditions=@saddlebag/source';

const traces = (name: string, ...args: readonly string[]): Suite => ({
  name,
  command: process.execPath,
  args: [source, 'tooling/traces/main.ts', ...args],
  report: null,
});

/**
 * Plans the suites of `npm test`, or those of `npm run test:all`, which also runs thousands of random traces.
 */
export const planSuites = (matrix: TestMatrix, reportFolder: string): Plan => {
  const report = (name: string, format: ReportFormat) => ({
    format,
    path: join(reportFolder, `${name}.json`),
  });
  const lintReport = report('lint', 'plain');
  const lint: Suite = {
    name: 'lint',
    command: process.execPath,
    args: ['tooling/lint.ts'],
    env: { LINT_REPORT: lintReport.path },
    report: lintReport,
  };
  const typecheck: Suite = {
    name: 'typecheck',
    command: 'npm',
    args: ['run', '--silent', 'typecheck'],
    report: null,
  };
  const unitReport = report('unit', 'jest');
  const unit: Suite = {
    name: 'unit',
    command: tool('vitest'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport.path}`],
    report: unitReport,
  };
  const packagesReport = report('packages', 'plain');
  const packages: Suite = {
    name: 'packages',
    command: process.execPath,
    args: ['tooling/outside-app/run.ts'],
    env: { PACKAGES_REPORT: packagesReport.path },
    report: packagesReport,
  };
  const storiesReport = report('stories', 'jest');
  const stories: Suite = {
    name: 'stories',
    command: process.execPath,
    args: ['tooling/test-stories.ts', '--json', '--outputFile', storiesReport.path],
    report: storiesReport,
  };
  const e2eReport = report('e2e', 'playwright');
  const e2e: Suite = {
    name: 'e2e',
    command: process.execPath,
    args: [source, 'tooling/test-e2e.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport.path },
    report: e2eReport,
  };
  return {
    concurrent: [
      [lint, packages],
      [typecheck, unit],
    ],
    sequential: [
      stories,
      e2e,
      ...(matrix === 'all'
        ? [
            traces('traces'),
            traces('browser traces', '--browser', '100'),
            traces('tabs', '--tabs', '8', '--expiries', '100'),
          ]
        : []),
    ],
  };
};
