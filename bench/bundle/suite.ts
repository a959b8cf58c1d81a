import { root } from '../../tooling/workspace.ts';
import { WrongResultError } from '../comparison.ts';
import { buildPortal, buildReactPage } from './build-pages.ts';
import {
  findChunkOfModule,
  compressedBytes,
  findEntryFile,
  listModules,
  staticClosure,
} from './chunk-graph.ts';
import { firstLoadProblems } from './first-load.ts';
import type { Rolldown } from 'vite';
import type { Comparison } from '../comparison.ts';
import type { ModuleSize } from './chunk-graph.ts';

const isReact = ({ id }: ModuleSize): boolean => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id);

export const kilobytes = (chunks: readonly Rolldown.OutputChunk[]): number => compressedBytes(chunks) / 1000;

interface Screen {
  readonly name: string;
  /** Matches the path of the module that the router loads for the screen. */
  readonly module: RegExp;
  /** Maximum ratio of the screen's first load to that of the React-only page. */
  readonly limit: number;
}

const screens: readonly Screen[] = [
  { name: 'login', module: /\/routes\/login\/page\.tsx$/, limit: 1.5 },
  { name: 'request', module: /\/routes\/request\/page\.tsx$/, limit: 2 },
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
