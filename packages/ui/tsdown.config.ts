import { defineConfig, type UserConfig } from 'tsdown';

const baseConfig = {
  outDir: 'dist',
  format: 'esm',
  platform: 'neutral',
  dts: true,
  unbundle: true,
  clean: false,
  deps: { neverBundle: [/^[^./]/] },
} satisfies UserConfig;

/** Emits one file per source file, so a consumer bundles only the components it imports. */
export default defineConfig([
  { ...baseConfig, entry: ['src/*/index.ts', '!src/foundations'], root: 'src' },
  { ...baseConfig, entry: ['tokens/index.ts', 'brands/index.ts', 'brands/vite-plugin.ts'], root: '.' },
]);
