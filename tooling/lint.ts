import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { checkStylesheet } from './lint-rules/stylesheets.ts';
import { root, tool } from './workspace.ts';

interface Check {
  readonly name: string;
  run(): Promise<boolean>;
}

const program = (name: string, args: readonly string[]): Check => ({
  name,
  run: async () => (await runCommand(tool(name), args)).code === 0,
});

const stylesheets: Check = {
  name: 'style sheets',
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
  name: 'directions of imports',
  run: async () => (await runCommand(process.execPath, ['tooling/import-directions.ts'])).code === 0,
};

/** Each rule of the specification has its test, and docs/rules.md says which. */
const rules: Check = {
  name: 'rules and their tests',
  run: async () => {
    const args = ['--conditions=@saddlebag/source', 'tooling/spec-coverage/main.ts', '--check'];
    return (await runCommand(process.execPath, args)).code === 0;
  },
};

const plainEnglish: Check = {
  name: 'plain English',
  run: async () => (await runCommand(process.execPath, ['tooling/plain-english/main.ts'])).code === 0,
};

/** Files that nothing imports, packages that nothing uses, imports that no package.json names. */
const leftovers: Check = {
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

// The quick ones first: who broke the format hears of it in a second.
const checks: readonly Check[] = [
  program('oxlint', ['--deny-warnings', '--quiet']),
  program('prettier', ['--check', '--log-level', 'warn', '.']),
  stylesheets,
  plainEnglish,
  rules,
  importDirections,
  leftovers,
  program('eslint', ['--max-warnings', '0', '.']),
];

const failures: string[] = [];
for (const check of checks) {
  const began = performance.now();
  const ok = await check.run();
  if (!ok) failures.push(check.name);
  console.log(
    `${ok ? 'ok    ' : 'FAILED'} ${check.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
  );
}

const report = process.env['LINT_REPORT'];
const failed = failures.length;
if (report !== undefined)
  writeFileSync(report, JSON.stringify({ passed: checks.length - failed, failed, failures }));
process.exitCode = failed > 0 ? 1 : 0;
