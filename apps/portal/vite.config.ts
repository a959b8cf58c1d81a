import { flagDefaults, markets } from '@saddlebag/domain/contracts';
import { brands } from '@saddlebag/ui/brands';
import { brandStyles } from '@saddlebag/ui/brands/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { conditions, effectorUnits, smallerPackages } from '../../vite.shared.ts';
import { brandIcon } from './brand-icon.ts';
import { brandTitle } from './brand-title.ts';
import { readBuildTarget, toBuild } from './build-target.ts';
import { compileHints } from './compile-hints.ts';
import { findEntryChunk } from './entry-chunk.ts';
import { entryFailure } from './entry-failure.ts';
import { offlineWorker } from './offline-worker.ts';
import { pageShell } from './page-shell.ts';
import { preloadFirstScreen } from './preload-first-screen.ts';
import { googleMapsSetting } from './google-maps-setting.ts';
import { helpPanelFiles } from './help-panel-files.ts';
import { htmlEnvironment } from './html-environment.ts';
import { languageNames } from './language-names.ts';
import { localeFiles } from './locale-files.ts';
import { onlyShippedLocales } from './shipped-locales.ts';
import { smallPreloader } from './small-preloader.ts';
import { publicPageRoutes } from './public-page-routes.ts';
import { webAppManifest } from './web-app-manifest.ts';

const target = readBuildTarget(process.env);

/** Emits `/build-manifest.json`. A running page compares it with its own build to detect a new version. */
function buildManifest(): Plugin {
  return {
    name: 'saddlebag:build-manifest',
    generateBundle(_options, bundle) {
      const entry = findEntryChunk(Object.values(bundle));
      const source = JSON.stringify({ build: entry?.fileName ?? null, ...target });
      this.emitFile({ type: 'asset', fileName: 'build-manifest.json', source });
    },
  };
}

/** Emits `/flags.json`, which the portal fetches when no flag provider responds. */
function fallbackFlags(): Plugin {
  return {
    name: 'saddlebag:fallback-flags',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'flags.json', source: JSON.stringify(flagDefaults) });
    },
  };
}

/** Matches the entry modules of the chunk that every screen loads first. Their imports join the chunk. */
const firstLoadModules = new RegExp(
  [
    'rolldown/runtime',
    '/portal/src/(main|app|build|entry-texts|appearance/appearance\\.model)\\.tsx?$',
    '/portal/src/widgets/(preferences|word-mark)/',
    '/domain/src/(api|platform/flags|react|account/vendors)/index\\.ts$',
    '/ui/src/(text-field|segmented-control)/',
    '/ui/src/icon/(alert|check|chevron-down)-icon',
    '/react-dom/client',
  ].join('|'),
);

/** Matches the entry modules of the chunk that all signed-in screens share. */
const signedInModules = new RegExp(
  [
    '/portal/src/shell/(shell|top-bar|texts)\\.tsx?$',
    '/portal/src/widgets/(dual-price|market-phone-input|wide-screen)/index\\.ts$',
    '/domain/src/api/country-parameters\\.ts$',
    '/domain/src/(orders/order-book|request/recents|platform/time)/index\\.ts$',
    '/domain/src/orders/order-book/unviewed-order\\.ts$',
    '/domain/src/platform/time/zone\\.ts$',
    '/domain/src/platform/formats/format\\.model\\.ts$',
    '/domain/src/platform/(ports/reporter|money/minor-units)\\.ts$',
    '/domain/src/react/use-format\\.ts$',
    '/ui/src/icon/(search|store)-icon',
    '/ui/src/internals/(ascii-digits|use-forwarded-ref)',
    '/ui/src/(radio-group|skeleton)/',
    '/patronum/(and|or)/',
  ].join('|'),
);

/**
 * Matches the entry modules of the chunk that loads with the first call of the service, after the first render. It
 * contains the schemas that many calls share, which would otherwise join the chunk of one screen, and those of the first
 * calls: to log in and to list the outlets.
 */
const clientModules = new RegExp(
  [
    '/zod/v4/mini/',
    '/domain/src/api/(execute-call|send-request|vendor-wire)\\.ts$',
    '/domain/src/account/session/renew-session\\.model\\.ts$',
    '/domain/src/contracts/(bounded-text|define-contract|geo|limits|numbers|session|text|vendor)\\.ts$',
    // Shared by the tracking screen and the payment. A chunk of its own would add its name to the entry.
    '/domain/src/platform/ports/visibility\\.ts$',
  ].join('|'),
);

/** Matches what both the client and the signed-in screens import. */
const limitModules =
  /\/domain\/src\/(contracts\/(text-limits|request-limits|payment-method)|api\/(failures|point))\.ts$/;

/** Matches the chunks of parts that are seldom needed at once, or only after the first screen. */
const lateParts =
  /\/(account-menu-content|background|embedded|history|toasts|developer-tools|register|forgot-password|maintenance|terms|not-found|help-centre|helpcenter|faq|last-orders)-[^/]+\.js$/;

/** Matches the chunks that the entry itself imports. No part needs to preload them. */
const entryImports = /\/(first-load|rolldown-runtime)-[^/]+\.js$/;

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    // Unit names and SIDs help only during development. They would add 4 % to the first load of the request
    // screen.
    ...(command === 'serve' ? [effectorUnits()] : []),
    tailwindcss(),
    brandStyles({ brands: [target.brand], languages: markets[target.country].languages, languageNames }),
    onlyShippedLocales(),
    smallPreloader(),
    localeFiles(target.brand),
    googleMapsSetting(process.env),
    brandIcon(brands[target.brand]),
    brandTitle(brands[target.brand]),
    htmlEnvironment(target.environment),
    webAppManifest(brands[target.brand]),
    buildManifest(),
    fallbackFlags(),
    preloadFirstScreen(),
    pageShell(brands[target.brand], markets[target.country].languages, target.environment === 'sandbox'),
    publicPageRoutes(brands[target.brand]),
    helpPanelFiles(),
    entryFailure(brands[target.brand], markets[target.country].languages),
    offlineWorker(),
    compileHints(),
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
    manifest: 'chunk-manifest.json',
    // Most licences of bundled packages require their text to be distributed with the code.
    license: { fileName: 'licenses.md' },
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The entry lists the files that it preloads for each part. Late parts load their own instead.
      resolveDependencies: (file, files, { hostType }) => {
        if (hostType === 'html') return files;
        return files.filter((name) =>
          lateParts.test(file) ? name === file || name.endsWith('.css') : !entryImports.test(name),
        );
      },
    },
    // Keeps the first load in a few chunks. Automatic splitting, which groups modules by the screens that
    // share them, makes the downloads larger.
    rolldownOptions: {
      // Most constants, such as the class names of a frame, are used once.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // The entry contains the name of every chunk, and hashes do not compress, so they are short. Seven
        // characters are the minimum for this number of chunks.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'first-load', test: firstLoadModules, priority: 3 },
            { name: 'login', test: /\/routes\/login\/page\.tsx$/, priority: 1 },
            { name: 'signed-in', test: signedInModules, priority: 1 },
            { name: 'request', test: /\/routes\/request\/page\.tsx$/ },
            // Without it, the client would import the chunks of the signed-in screens, and the login would wait for them.
            { name: 'limits', test: limitModules, priority: 2 },
            { name: 'client', test: clientModules },
            // One small file instead of one for each icon, whose names the entry would contain.
            {
              name: 'icons',
              test: /\/ui\/src\/icon\/(?!alert|check|chevron-down|search|store)[a-z-]+-icon\.tsx$/,
            },
            // The login screen shows it as soon as the flags allow it, so it must not wait for the request screen.
            { name: 'guest-entry', test: /\/portal\/src\/widgets\/guest-entry\/index\.ts$/ },
            // The entry contains the name of each of these files, so a few larger ones are better.
            {
              name: 'order',
              test: /\/domain\/src\/(api\/(orders|order-wire|to-order)|contracts\/order)\.ts$/,
            },
            { name: 'ports', test: /\/domain\/src\/platform\/ports\/(network|poller)\.ts$/ },
            { name: 'media', test: /\/ui\/src\/internals\/(media-query|prefers-reduced-motion)\.ts$/ },
            {
              name: 'states',
              test: /\/ui\/src\/(status-badge|empty-state|description-list)\/|\/widgets\/toast-in-card\//,
            },
            // The last check before an order is sent, and the sending itself. Both load when a draft opens.
            {
              name: 'placement',
              test: /\/domain\/src\/request\/(placement\/run-placement|sending\/recent-requests)\.ts$/,
            },
            { name: 'guest-account', test: /\/portal\/src\/widgets\/guest-account\/index\.ts$/ },
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
      ['/orders', '/rider-service', '/socket', '/flags', '/map', '/sandbox', '/bank', '/help-centre'].map(
        (path) => [
          path,
          { target: process.env.SANDBOX_URL ?? 'http://localhost:4301', ws: path === '/socket' },
        ],
      ),
    ),
  },
}));
