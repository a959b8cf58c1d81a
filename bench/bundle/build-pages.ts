import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../tooling/workspace.ts';
import { collectChunks } from './chunk-graph.ts';
import type { InlineConfig } from 'vite';
import type { Chunks } from './chunk-graph.ts';

const buildChunks = async (config: InlineConfig): Promise<Chunks> => {
  const result = await build({ ...config, logLevel: 'error', mode: 'production' });
  if ('on' in result)
    throw new Error(
      'Vite started in watch mode, so the build never ends. Remove `build.watch` from its configuration.',
    );
  return collectChunks(Array.isArray(result) ? result : [result]);
};

const cachePromise = <T>(create: () => Promise<T>): (() => Promise<T>) => {
  let cached: Promise<T> | undefined;
  return () => (cached ??= create());
};

const buildFromConfig = (configFile: string) =>
  cachePromise(() => {
    const folder = join(root, 'apps', 'portal');
    return buildChunks({
      root: folder,
      configFile: join(folder, configFile),
      configLoader: 'native',
      build: { write: false },
    });
  });

export const buildPortal = buildFromConfig('vite.config.ts');
export const buildPublicPages = buildFromConfig('vite.public.config.ts');

/** Folder of the built React-only page. */
export const reactPageFolder = join(root, '.cache', 'bench', 'react-page');

/** Builds the React-only page with the bundler, target and minifier of the portal. */
export const buildReactPage = cachePromise(() =>
  buildChunks({
    root: join(root, 'bench', 'bundle', 'react-page'),
    configFile: false,
    plugins: [react()],
    // The sandbox serves the page with its content security policy.
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir: reactPageFolder,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  }),
);
