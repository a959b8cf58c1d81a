import { defineConfig } from 'vitest/config';
import { localeFiles } from './apps/portal/locale-files.ts';
import { effectorUnits, sourceCondition } from './vite.shared.ts';

const ssr = {
  resolve: {
    conditions: [sourceCondition, 'module', 'node', 'development|production'],
    externalConditions: [sourceCondition, 'node'],
  },
};

/** Ends what hangs. How long a computation or an answer takes is the machine's affair, and no test is about it. */
const patience = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    // Tests compute: with the usual core held back for the main thread, two cores would run one worker.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [effectorUnits()],
        resolve: { conditions: [sourceCondition] },
        ssr,
        test: {
          ...patience,
          name: 'node',
          environment: 'node',
          // A thread for each file starts sooner than a process.
          pool: 'threads',
          include: [
            '{packages,apps}/**/*.test.ts',
            'tooling/**/*.test.ts',
            'bench/**/*.test.ts',
            'e2e/model/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        // A screen has the texts that its code brings along, and no others.
        plugins: [effectorUnits(), localeFiles()],
        resolve: { conditions: [sourceCondition] },
        ssr,
        test: {
          ...patience,
          name: 'dom',
          environment: 'jsdom',
          // One jsdom for each worker, and each file still in a context of its own.
          pool: 'vmThreads',
          include: ['{packages,apps}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['./packages/ui/test/setup.ts'],
        },
      },
    ],
  },
});
