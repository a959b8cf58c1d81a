import { defineConfig } from 'vitest/config';
import { effectorUnits, sourceCondition } from '../../vite.shared.ts';

/** Runs the tests of one group of mutants. Random traces are left out, because a mutant must die reliably. */
export default defineConfig({
  plugins: [effectorUnits()],
  resolve: { conditions: [sourceCondition] },
  ssr: {
    resolve: {
      conditions: [sourceCondition, 'module', 'node', 'development|production'],
      externalConditions: [sourceCondition, 'node'],
    },
  },
  test: {
    environment: 'node',
    testTimeout: 30_000,
    include: (process.env['MUTANTS_TESTS'] ?? '').split(' '),
    setupFiles: ['./tooling/mutants/preload.ts'],
    exclude: ['**/*.traces.test.ts'],
  },
});
