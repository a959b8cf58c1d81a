import { defineConfig } from 'vitest/config';
import { effectorUnits, sourceCondition } from './vite.shared.ts';

const ssr = {
  resolve: {
    conditions: [sourceCondition, 'module', 'node', 'development|production'],
    externalConditions: [sourceCondition, 'node'],
  },
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [effectorUnits()],
        resolve: { conditions: [sourceCondition] },
        ssr,
        test: {
          name: 'node',
          environment: 'node',
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
        plugins: [effectorUnits()],
        resolve: { conditions: [sourceCondition] },
        ssr,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{packages,apps}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['./packages/ui/test/setup.ts'],
        },
      },
    ],
  },
});
