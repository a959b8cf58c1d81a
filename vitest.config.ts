import { defineConfig } from 'vitest/config';
import { localeFiles } from './apps/portal/locale-files.ts';
import { effectorUnits, sourceCondition } from './vite.shared.ts';

const ssr = {
  resolve: {
    conditions: [sourceCondition, 'module', 'node', 'development|production'],
    externalConditions: [sourceCondition, 'node'],
  },
};

/** Generous timeouts that only end tests that hang. No test depends on how fast the machine is. */
const timeouts = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
};

/**
 * Tests of the sandbox and the tooling. Their modules keep no state between tests. The hosts are left out,
 * because their tests patch `fetch`.
 */
const statelessTests = ['{apps/sandbox/src/!(hosts),tooling,bench,.storybook}/**/*.test.ts'];
const notSource = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    // By default Vitest reserves one core for the main thread, which leaves one worker on two cores.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [effectorUnits()],
        resolve: { conditions: [sourceCondition] },
        ssr,
        test: {
          ...timeouts,
          name: 'node',
          environment: 'node',
          // Threads start faster than processes.
          pool: 'threads',
          include: ['{packages,apps,e2e/model,e2e/live}/**/*.test.ts'],
          exclude: [...notSource, ...statelessTests],
        },
      },
      {
        resolve: { conditions: [sourceCondition] },
        ssr,
        test: {
          ...timeouts,
          name: 'stateless',
          environment: 'node',
          pool: 'threads',
          include: statelessTests,
          exclude: notSource,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        // `localeFiles` gives each screen only the texts of its own code.
        plugins: [effectorUnits(), localeFiles()],
        resolve: { conditions: [sourceCondition] },
        ssr,
        test: {
          ...timeouts,
          name: 'dom',
          environment: 'jsdom',
          // Each worker creates jsdom once. Each file still has a separate context.
          pool: 'vmThreads',
          include: ['{packages,apps}/**/*.test.tsx'],
          exclude: notSource,
          setupFiles: ['./packages/ui/test/setup.ts'],
        },
      },
    ],
  },
});
