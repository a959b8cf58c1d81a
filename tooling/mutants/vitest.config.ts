import { defineConfig } from 'vitest/config';
import { effectorUnits, sourceCondition } from '../../vite.shared.ts';

/** Runs the tests of one group of mutants. Excludes random traces, whose verdicts differ between runs. */
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
