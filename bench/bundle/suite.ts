import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../tooling/workspace.ts';
import { WrongAnswer } from '../contest.ts';
import {
  chunkOfModule,
  chunksOf,
  compressedBytes,
  entryChunk,
  modulesOf,
  staticClosure,
} from './chunk-graph.ts';
import { firstLoadProblems } from './first-load.ts';
import type { InlineConfig, Rolldown } from 'vite';
import type { Contest } from '../contest.ts';
import type { Chunks, ModuleSize } from './chunk-graph.ts';

const buildChunks = async (config: InlineConfig): Promise<Chunks> => {
  const built = await build({ ...config, logLevel: 'error', mode: 'production' });
  if ('on' in built) throw new Error('the build watches instead of ending');
  return chunksOf(Array.isArray(built) ? built : [built]);
};

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

const portal = once(() => {
  const folder = join(root, 'apps', 'portal');
  return buildChunks({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    configLoader: 'native',
    build: { write: false },
  });
});

/** Built as the portal is: same bundler, same target, same minifier. */
const reactPage = once(() =>
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
  /** End of the path of the module that the router loads for it. */
  readonly module: RegExp;
  readonly limit: number;
}

const screens: readonly Screen[] = [
  { name: 'login', module: /\/routes\/login\/page\.tsx$/, limit: 1.6 },
  { name: 'request', module: /\/routes\/request\/page\.tsx$/, limit: 2.2 },
];

const measureScreen = async ({ name, module }: Screen): Promise<number> => {
  const chunks = await portal();
  const loaded = staticClosure(chunks, [entryChunk(chunks), chunkOfModule(chunks, module)]);
  const modules = modulesOf(loaded);
  console.log(
    `\nfirst load of ${name}: ${loaded.length} files; beside React, its largest modules before minifying`,
  );
  for (const { id, bytes } of modules.filter((module) => !isReact(module)).slice(0, 10))
    console.log(`  ${String(bytes).padStart(7)}  ${id.replace(`${root}/`, '')}`);
  const problems = firstLoadProblems(modules);
  if (problems.length > 0) throw new WrongAnswer(`the first load of ${name}: ${problems.join('; ')}`);
  return kilobytes(loaded);
};

/** JavaScript of the first load of a screen ÷ a page with React and nothing else. */
export const bundleSuite = (): readonly Contest[] =>
  screens.map((screen) => ({
    name: `bundle.${screen.name}`,
    size: 'gzip -9',
    rounds: 1,
    goals: [{ metric: 'kB', unit: 'kB', limit: screen.limit }],
    subject: async () => ({ kB: await measureScreen(screen) }),
    base: async () => {
      const chunks = await reactPage();
      return { kB: kilobytes(staticClosure(chunks, [entryChunk(chunks)])) };
    },
  }));
