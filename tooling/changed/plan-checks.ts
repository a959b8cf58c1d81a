import { join } from 'node:path';
import type { Suite } from '../run-suite.ts';
import { tool } from '../workspace.ts';
import { groupByProject } from './projects.ts';

export interface Change {
  readonly existing: readonly string[];
  readonly deleted: readonly string[];
  /** Test files to run. */
  readonly tests: readonly string[];
  readonly reportFolder: string;
}

const check = (name: string, command: string, args: readonly string[]): Suite => ({
  name,
  command,
  args,
  report: null,
});

const tsconfigOf = (project: string): string =>
  project.endsWith('.json') ? `./${project}` : `./${project}/tsconfig.json`;

/** Plans two sequences of checks that run at the same time, one for each of two cores. */
export const planChecks = ({
  existing,
  deleted,
  tests,
  reportFolder,
}: Change): readonly (readonly Suite[])[] => {
  const scripts = existing.filter((file) => /\.(?:tsx?|[cm]?js)$/.test(file));
  const typed = existing.filter((file) => /\.tsx?$/.test(file));
  const lint = [
    check('prettier', tool('prettier'), ['--check', '--ignore-unknown', '--log-level', 'warn', ...existing]),
    check('prose', process.execPath, ['tooling/plain-english/main.ts', ...existing]),
    ...(scripts.length > 0
      ? [
          check('oxlint', tool('oxlint'), [
            '--deny-warnings',
            '--quiet',
            '--no-error-on-unmatched-pattern',
            ...scripts,
          ]),
        ]
      : []),
    // ESLint loads the types of one project faster than those of all workspaces, which `npm run lint` uses.
    ...[...groupByProject(typed)].map(([project, files]) =>
      check(`eslint ${project}`, tool('eslint'), [
        '--max-warnings=0',
        '--no-warn-ignored',
        '--parser-options',
        `project:${tsconfigOf(project)}`,
        ...files,
      ]),
    ),
  ];
  const types = [...groupByProject([...existing, ...deleted])].map(([project]) =>
    check(`types ${project}`, process.execPath, [
      'node_modules/typescript-7/bin/tsc',
      '--noEmit',
      '--project',
      project,
    ]),
  );
  const reportPath = join(reportFolder, 'unit.json');
  const unit: Suite = {
    name: 'unit',
    command: tool('vitest'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`, ...tests],
    report: { format: 'jest', path: reportPath },
  };
  return [existing.length > 0 ? lint : [], [...types, ...(tests.length > 0 ? [unit] : [])]];
};
