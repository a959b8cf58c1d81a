import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brandStyles } from '@saddlebag/ui/brands/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { conditions, effectorUnits } from '../../vite.shared.ts';
import { readBuildTarget } from './build-target.ts';

const target = readBuildTarget(process.env);
const locales = join(import.meta.dirname, 'src/locales');

/** Serves the texts at `/locales/{tag}.json`, the address from which the portal loads a language. */
function localeFiles(): Plugin {
  const tags = readdirSync(locales).filter((name) => name.endsWith('.json'));
  return {
    name: 'saddlebag:locale-files',
    configureServer(server) {
      server.middlewares.use('/locales', (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        if (!tags.includes(name)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(readFileSync(join(locales, name)));
      });
    },
    generateBundle() {
      for (const name of tags) {
        this.emitFile({
          type: 'asset',
          fileName: `locales/${name}`,
          source: readFileSync(join(locales, name)),
        });
      }
    },
  };
}

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

export default defineConfig({
  plugins: [
    react(),
    effectorUnits(),
    tailwindcss(),
    brandStyles({ brands: [target.brand] }),
    localeFiles(),
    buildManifest(),
  ],
  resolve: { conditions },
  define: { __BUILD_TARGET__: JSON.stringify(target) },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    manifest: 'chunk-manifest.json',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
});
