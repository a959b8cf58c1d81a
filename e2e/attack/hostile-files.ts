import { hostileFiles as damagedFiles } from '../../packages/domain/src/bulk/sheet/testing/hostile-files.ts';
import type { OddFile } from '../../packages/domain/src/bulk/sheet/testing/odd-file.ts';
import { oddFiles } from '../../packages/domain/src/bulk/sheet/testing/odd-files.ts';
import { otherFiles } from '../../packages/domain/src/bulk/sheet/testing/other-files.ts';
import { startSandbox } from '../sandbox-process.ts';
import { createTally } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { openBulkScreen } from './bulk-screen.ts';
import { openBulkService } from './bulk-service.ts';
import type { FileCost, FileOutcome } from './file-outcome.ts';
import { withBrowser } from './with-browser.ts';

/** The highest accepted cost of a file. */
const limits = { ms: 500, megabytes: 150 } as const;

/** Another program may delay a file, but not each of several attempts. */
const maxAttempts = 3;

/** Repeats a slow file. Returns the outcome of the fastest attempt. */
const retrySlow = async (run: () => Promise<FileOutcome>): Promise<FileOutcome> => {
  let fastest = await run();
  for (let attempt = 1; attempt < maxAttempts && fastest.cost.ms > limits.ms; attempt += 1) {
    const next = await run();
    if (next.cost.ms < fastest.cost.ms) fastest = next;
  }
  return fastest;
};

const files: readonly OddFile[] = [...damagedFiles, ...otherFiles, ...oddFiles];

/** Collects the largest costs and the files that had them. */
const createLargest = () => {
  let slowest = { ms: 0, name: '' };
  let heaviest = { megabytes: 0, name: '' };
  return {
    /** Returns what a file exceeded, or null. */
    add: (name: string, { ms, megabytes }: FileCost): string | null => {
      if (ms > slowest.ms) slowest = { ms, name };
      if (megabytes !== null && megabytes > heaviest.megabytes) heaviest = { megabytes, name };
      if (ms > limits.ms) return `took ${Math.round(ms)} ms`;
      if (megabytes !== null && megabytes > limits.megabytes) return `took ${Math.round(megabytes)} MB`;
      return null;
    },
    describe: () =>
      `${Math.round(slowest.ms)} ms (${slowest.name}), ${Math.round(heaviest.megabytes)} MB (${heaviest.name})`,
  };
};

/**
 * Gives files that are hostile, damaged, odd or no spreadsheets to the bulk screen and to the service. Each must get its
 * message or its rows within limits of time and memory, and both must still read a good file.
 */
export const hostileFiles: AttackPart = async ({ scale }) => {
  const tally = createTally();
  const chosen = files.filter((_, index) => index % Math.round(1 / scale) === 0);
  const sandbox = await startSandbox();
  const [screenCosts, serviceCosts] = [createLargest(), createLargest()];
  try {
    await sandbox.control('settings', { flags: { BulkOrderUpload: true }, courier: 'paused' });
    await withBrowser(async (browser) => {
      const screen = await openBulkScreen(browser, sandbox.url);
      for (const file of chosen) {
        const { fault, cost } = await retrySlow(() => screen.choose(file));
        const excess = screenCosts.add(file.name, cost);
        const problem = fault ?? excess;
        tally.count(problem && `screen, ${file.name}: ${problem}`);
      }
      for (const fault of await screen.finish()) tally.count(fault);
    });
    const service = await openBulkService(sandbox);
    for (const file of chosen) {
      const { fault, cost } = await retrySlow(() => service.post(file));
      const excess = serviceCosts.add(file.name, cost);
      const problem = fault ?? excess;
      tally.count(problem && `service, ${file.name}: ${problem}`);
    }
    tally.count(await service.finish());
  } finally {
    await sandbox.close();
  }
  return tally.report(`screen ${screenCosts.describe()}; service ${serviceCosts.describe()}`);
};
