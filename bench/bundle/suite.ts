import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../tooling/workspace.ts';
import { WrongResultError } from '../comparison.ts';
import {
  findChunkOfModule,
  collectChunks,
  compressedBytes,
  findEntryFile,
  listModules,
  staticClosure,
} from './chunk-graph.ts';
import { firstLoadProblems } from './first-load.ts';
import type { InlineConfig, Rolldown } from 'vite';
import type { Comparison } from '../comparison.ts';
import type { Chunks, ModuleSize } from './chunk-graph.ts';

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

const buildPortal = cachePromise(() => {
  const folder = join(root, 'apps', 'portal');
  return buildChunks({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    configLoader: 'native',
    build: { write: false },
  });
});

/** Builds the React-only page with the bundler, target and minifier of the portal. */
const buildReactPage = cachePromise(() =>
  buildChunks({
    root: join(root, 'bench', 'bundle', 'react-page'),
    configFile: false,
    plugins: [react()],
    build: { write: false, target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  }),
);

const isReact = ({ id }: ModuleSize): boolean => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id);

const kilobytes = (chunks: readonly Rolldown.OutputChunk[]): number => compressedBytes(chunks) / 1000;

interface Screen {
  readonly name: string;
  /** Matches the path of the module that the router loads for the screen. */
  readonly module: RegExp;
  /** Maximum ratio of the screen's first load to that of the React-only page. */
  readonly limit: number;
}

const screens: readonly Screen[] = [
  { name: 'login', module: /\/routes\/login\/page\.tsx$/, limit: 1.6 },
  { name: 'request', module: /\/routes\/request\/page\.tsx$/, limit: 2.2 },
];

const measureScreen = async ({ name, module }: Screen): Promise<number> => {
  const chunks = await buildPortal();
  const loaded = staticClosure(chunks, [findEntryFile(chunks), findChunkOfModule(chunks, module)]);
  const modules = listModules(loaded);
  console.log(
    `\nfirst load of ${name}: ${loaded.length} files; largest modules before minification, without React`,
  );
  for (const { id, bytes } of modules.filter((module) => !isReact(module)).slice(0, 10))
    console.log(`  ${String(bytes).padStart(7)}  ${id.replace(`${root}/`, '')}`);
  const problems = firstLoadProblems(modules);
  if (problems.length > 0) throw new WrongResultError(`first load of ${name}: ${problems.join('; ')}`);
  return kilobytes(loaded);
};

/** Compares the first-load JavaScript of each screen with that of a page containing only React. */
export const bundleSuite = (): readonly Comparison[] =>
  screens.map((screen) => ({
    name: `bundle.${screen.name}`,
    size: 'gzip -9',
    rounds: 1,
    goals: [{ metric: 'kB', unit: 'kB', limit: screen.limit }],
    subject: async () => ({ kB: await measureScreen(screen) }),
    baseline: async () => {
      const chunks = await buildReactPage();
      return { kB: kilobytes(staticClosure(chunks, [findEntryFile(chunks)])) };
    },
  }));
