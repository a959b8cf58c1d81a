import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { checkStylesheet } from './lint-rules/stylesheets.ts';
import { root, tool } from './workspace.ts';

interface Check {
  readonly name: string;
  run(): Promise<boolean>;
}

const runTool = (name: string, args: readonly string[]): Check => ({
  name,
  run: async () => (await runCommand(tool(name), args)).code === 0,
});

const stylesheets: Check = {
  name: 'stylesheets',
  run: () => {
    const files = globSync(['packages/ui/src/**/*.css', 'apps/portal/src/**/*.css'], { cwd: root });
    const problems = files.flatMap((file) =>
      checkStylesheet(readFileSync(join(root, file), 'utf8')).map(
        ({ line, message }) => `${file}:${line} ${message}`,
      ),
    );
    for (const problem of problems) console.error(problem);
    return Promise.resolve(problems.length === 0);
  },
};

const importDirections: Check = {
  name: 'import directions',
  run: async () => (await runCommand(process.execPath, ['tooling/import-directions.ts'])).code === 0,
};

/** Fails when a point of the specification has no test, or when docs/rules.md is out of date. */
const specCoverage: Check = {
  name: 'specification coverage',
  run: async () => {
    const args = ['--conditions=@saddlebag/source', 'tooling/spec-coverage/main.ts', '--check'];
    return (await runCommand(process.execPath, args)).code === 0;
  },
};

const plainEnglish: Check = {
  name: 'plain English',
  run: async () => (await runCommand(process.execPath, ['tooling/plain-english/main.ts'])).code === 0,
};

/** Finds unused files, unused packages, and imports that package.json does not list. */
const unusedCode: Check = {
  name: 'knip',
  run: async () => {
    const args = [
      '--conditions=@saddlebag/source',
      'node_modules/knip/bin/knip.js',
      '--no-progress',
      '--no-config-hints',
    ];
    return (await runCommand(process.execPath, args)).code === 0;
  },
};

// The quickest checks run first, so that a formatting mistake is reported within seconds.
const checks: readonly Check[] = [
  runTool('oxlint', ['--deny-warnings', '--quiet']),
  runTool('prettier', ['--check', '--log-level', 'warn', '.']),
  stylesheets,
  plainEnglish,
  specCoverage,
  importDirections,
  unusedCode,
  runTool('eslint', ['--max-warnings', '0', '.']),
];

const failures: string[] = [];
for (const check of checks) {
  const startedAt = performance.now();
  const passed = await check.run();
  if (!passed) failures.push(check.name);
  console.log(
    `${passed ? 'ok    ' : 'FAILED'} ${check.name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
}

const reportPath = process.env['LINT_REPORT'];
const failureCount = failures.length;
if (reportPath !== undefined)
  writeFileSync(
    reportPath,
    JSON.stringify({ passed: checks.length - failureCount, failed: failureCount, failures }),
  );
process.exitCode = failureCount > 0 ? 1 : 0;
