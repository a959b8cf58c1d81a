import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { printResults, runInOrder } from '../run-suite.ts';
import { root } from '../workspace.ts';
import { listChangedFiles, listCodeFiles } from './changed-files.ts';
import { readImporters } from './importers.ts';
import { planChecks } from './plan-checks.ts';
import { selectTests } from './select-tests.ts';

/** Number of test files that run within half a minute on two cores. */
const maxTestFiles = 20;
const suiteTimeoutMs = 10 * 60_000;

const { resolve } = createRequire(import.meta.url);
const resolvedPackages = new Map<string, string | null>();

/** Returns the source file of a workspace package's entry, relative to the root. Null for other packages. */
const resolvePackage = (specifier: string): string | null => {
  if (!specifier.startsWith('@saddlebag/')) return null;
  const known = resolvedPackages.get(specifier);
  if (known !== undefined) return known;
  let path: string | null;
  try {
    path = relative(root, resolve(specifier));
  } catch {
    // Some entries have no file, such as virtual modules.
    path = null;
  }
  resolvedPackages.set(specifier, path);
  return path;
};

/** Returns the commands that test changed stories and browser tests, which are too slow to run here. */
const browserCommands = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => {
    if (file.endsWith('.stories.tsx')) return [`npm run test:stories -- ${file}`];
    if (file.endsWith('.spec.ts')) return [`npm run test:e2e -- ${file}`];
    return [];
  });

/**
 * `npm run test:changed`: checks the files that differ from HEAD and runs the unit tests that they affect.
 * `-- --since <commit>` compares with another commit.
 */
const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
  const startedAt = performance.now();
  const { existing, deleted } = listChangedFiles(root, values.since);
  const changed = [...existing, ...deleted];
  if (changed.length === 0) {
    console.log(`No file differs from ${values.since}.\n0 passed, 0 failed`);
    return 0;
  }
  const code = listCodeFiles(root);
  const importers = readImporters({ folder: root, files: code, resolvePackage });
  const { selected, omittedCount } = selectTests(changed, code, importers, maxTestFiles);
  console.log(
    `${changed.length} files differ from ${values.since}; ${selected.length} test files are related.`,
  );
  const reportFolder = mkdtempSync(join(tmpdir(), 'saddlebag-changed-'));
  const results = await Promise.all(
    planChecks({ existing, deleted, tests: selected, reportFolder }).map((checks) =>
      runInOrder(checks, { env: { FORCE_COLOR: '0' }, timeoutMs: suiteTimeoutMs, isConcurrent: true }),
    ),
  );
  rmSync(reportFolder, { recursive: true, force: true });
  if (omittedCount > 0)
    console.log(
      `\nRan the ${selected.length} nearest test files. \`npm run test:unit\` also runs the other ${omittedCount}.`,
    );
  for (const command of browserCommands(existing)) console.log(`\nNot run: ${command}`);
  return printResults(results.flat(), performance.now() - startedAt);
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  console.log('0 passed, 1 failed');
}
