import { flagDefaults, markets } from '@saddlebag/domain/contracts';
import { brands } from '@saddlebag/ui/brands';
import { brandStyles } from '@saddlebag/ui/brands/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { conditions, effectorUnits } from '../../vite.shared.ts';
import { brandIcon } from './brand-icon.ts';
import { readBuildTarget } from './build-target.ts';
import { localeFiles } from './locale-files.ts';

const target = readBuildTarget(process.env);

/** Writes `/build-manifest.json`, by which a running page learns that a newer build is out. */
function buildManifest(): Plugin {
  return {
    name: 'saddlebag:build-manifest',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const source = JSON.stringify({ build: entry?.fileName ?? null, ...target });
      this.emitFile({ type: 'asset', fileName: 'build-manifest.json', source });
    },
  };
}

/** Writes `/flags.json`, which is asked for when no flag provider answers. */
function fallbackFlags(): Plugin {
  return {
    name: 'saddlebag:fallback-flags',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'flags.json', source: JSON.stringify(flagDefaults) });
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    // For whoever develops; a browser's copy needs neither, and they would be 4 % of what the request screen loads.
    ...(command === 'serve' ? [effectorUnits()] : []),
    tailwindcss(),
    brandStyles({ brands: [target.brand], languages: markets[target.country].languages }),
    localeFiles(),
    brandIcon(brands[target.brand]),
    buildManifest(),
    fallbackFlags(),
  ],
  resolve: {
    conditions,
    // React has had the hook itself since version 18; what two libraries bring along for older ones stays behind.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  define: { __BUILD_TARGET__: JSON.stringify(target) },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    manifest: 'chunk-manifest.json',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first picture needs is one file, and so is what each screen after it does: cut up by which lazy parts share
    // what, they would weigh more.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-load', test: /\/portal\/src\/app\.tsx$/ },
            { name: 'signed-in', test: /\/(?:shell\/vendor-route\.tsx|domain\/src\/api\/orders\.ts)$/ },
            { name: 'request-models', test: /\/domain\/src\/request\/index\.ts$/ },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    port: Number(process.env.PORT ?? 4300),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/orders', '/rider-service', '/socket', '/flags', '/map', '/sandbox', '/bank'].map((path) => [
        path,
        { target: process.env.SANDBOX_URL ?? 'http://localhost:4301', ws: path === '/socket' },
      ]),
    ),
  },
}));
