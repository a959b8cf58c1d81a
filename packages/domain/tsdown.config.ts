import { globSync } from 'node:fs';
import { defineConfig } from 'tsdown';

/** One entry a folder: `@saddlebag/domain/tracking` is `dist/tracking/index.js`. */
export default defineConfig({
  entry: globSync('src/*/index.ts'),
  dts: true,
  platform: 'neutral',
  unbundle: true,
});
