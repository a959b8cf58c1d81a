import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.ts';
import { printResults, runInOrder } from './run-suite.ts';
import { planSuites } from './suites.ts';
import { testMatrix } from './test-matrix.ts';
import type { TestMatrix } from './test-matrix.ts';

/** Timeouts of each suite, longer than any suite takes on a slow machine. */
const suiteTimeoutsMs: Readonly<Record<TestMatrix, number>> = { chosen: 25 * 60_000, all: 3 * 60 * 60_000 };

/** `npm test`: runs every suite. With `--all`, for `npm run test:all`, also runs the exhaustive matrices. */
const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  const matrix = values.all ? 'all' : testMatrix;
  const reportFolder = mkdtempSync(join(tmpdir(), 'saddlebag-test-'));
  const options = {
    env: { CHROMIUM_PATH: findChromium(), FORCE_COLOR: '0', TEST_MATRIX: matrix },
    timeoutMs: suiteTimeoutsMs[matrix],
  };
  const startedAt = performance.now();
  const { concurrent, sequential } = planSuites(matrix, reportFolder);
  const concurrentResults = await Promise.all(
    concurrent.map((suites) => runInOrder(suites, { ...options, isConcurrent: true })),
  );
  const sequentialResults = await runInOrder(sequential, { ...options, isConcurrent: false });
  rmSync(reportFolder, { recursive: true, force: true });
  return printResults([...concurrentResults.flat(), ...sequentialResults], performance.now() - startedAt);
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  console.log('0 passed, 1 failed');
}
