import { getPublicOrderContract, markets } from '@saddlebag/domain/contracts';
import { serviceOrigin } from '@saddlebag/domain/environment';
import { brands } from '@saddlebag/ui/brands';
import { brandStyles } from '@saddlebag/ui/brands/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { conditions, smallerPackages } from '../../vite.shared.ts';
import { readBuildTarget, toBuild } from './build-target.ts';
import { entryFailure } from './entry-failure.ts';
import { googleMapsSetting } from './google-maps-setting.ts';
import { languageNames } from './language-names.ts';
import { localeFiles } from './locale-files.ts';
import { onlyShippedLocales } from './shipped-locales.ts';
import { smallPreloader } from './small-preloader.ts';
import { publicPageFiles, publicPageInputs } from './public-page-files.ts';

const target = readBuildTarget(process.env);

/** Emits `/link-preview.png`, the brand's picture beside a link in a chat. `npm run brands:previews` draws it. */
const linkPreview: Plugin = {
  name: 'saddlebag:link-preview',
  generateBundle() {
    const file = join(import.meta.dirname, `public-pages/previews/${target.brand}.png`);
    // A new brand has no picture yet. Its links then have previews without one.
    if (existsSync(file))
      this.emitFile({ type: 'asset', fileName: 'link-preview.png', source: readFileSync(file) });
  },
};

const { service, path } = getPublicOrderContract;
const ordersUrl = `${serviceOrigin(target.environment, markets[target.country])}/${service}/api/v1${path.replace('{token}', '')}`;

/** Matches the entry modules of the chunk that every public page loads first. Their imports join the chunk. */
const firstLoadModules = new RegExp(
  [
    '/portal/src/public-pages/(shell/start-page|order/link-(page|problem))\\.tsx$',
    '/domain/src/contracts/public-order\\.ts$',
    // Shared by the receipt and the tracking page.
    '/ui/src/(description-list/|icon/receipt-icon)',
  ].join('|'),
);

/** Matches the entry modules of the chunk that both tracking pages load before their map. */
const deliveryModules = /\/portal\/src\/public-pages\/order\/(?!delivery-map|link-)[a-z-]+\.tsx$/;

/**
 * Builds the pages that recipients open without a session. They are a build of their own, so that they share
 * no chunk with the portal and stay small. Runs after the portal's build, into the same folder.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    brandStyles({ brands: [target.brand], languages: markets[target.country].languages, languageNames }),
    onlyShippedLocales(),
    smallPreloader(),
    localeFiles(),
    googleMapsSetting(process.env),
    publicPageFiles({ brand: brands[target.brand], ordersUrl }),
    entryFailure(brands[target.brand], markets[target.country].languages),
    linkPreview,
  ],
  resolve: {
    conditions,
    alias: smallerPackages,
  },
  define: {
    __BUILD__: JSON.stringify(toBuild(target)),
  },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    emptyOutDir: false,
    manifest: 'public-chunk-manifest.json',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [...publicPageInputs],
      output: {
        codeSplitting: {
          groups: [
            { name: 'public-first-load', test: firstLoadModules, priority: 1 },
            { name: 'public-delivery', test: deliveryModules },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
