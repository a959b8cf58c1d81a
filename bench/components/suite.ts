import { join } from 'node:path';
import { entriesOf } from '../../tooling/outside-app/entries.ts';
import { buildStandalone } from './build-standalone.ts';
import { componentComparisons } from './comparisons.ts';
import type { Comparison } from '../comparison.ts';
import type { Weight } from './build-standalone.ts';
import type { ComponentComparison } from './comparisons.ts';

const weightCache = new Map<string, Promise<Weight>>();

const weigh = (source: string): Promise<Weight> => {
  const weight = weightCache.get(source) ?? buildStandalone(source);
  weightCache.set(source, weight);
  return weight;
};

const weighEntry = (entry: string): Promise<Weight> => weigh(`export * from '@saddlebag/ui/${entry}'`);

const kilobytes = (value: number): string => `${value.toFixed(1).padStart(6)} kB`;

/** Prints the size of each entry when it is the only import. */
const printWeights = async (entries: readonly string[]): Promise<void> => {
  console.log(
    'size of each entry of @saddlebag/ui imported alone, gzip -9, without React; + marks files loaded on demand',
  );
  for (const entry of entries) {
    const { first, lazy } = await weighEntry(entry);
    const lazyFiles = lazy.filter(({ kB }) => kB >= 0.2).map(({ name, kB }) => ` + ${kB.toFixed(1)} ${name}`);
    console.log(`  ${entry.padEnd(24)}${kilobytes(first)}${lazyFiles.join('')}`);
  }
  console.log('');
};

const weighCompetitor = (competitor: string): Promise<Weight> =>
  weigh(`export * from '${join(import.meta.dirname, 'competitors', `${competitor}.ts`)}'`);

const createComparison = ({ entry, competitor, countedLazyFiles = [] }: ComponentComparison): Comparison => ({
  name: `alone.${entry}`,
  size: competitor,
  rounds: 1,
  goals: [{ metric: 'kB', unit: 'kB', limit: 1 }],
  subject: async () => {
    const { first, lazy } = await weighEntry(entry);
    const countedFiles = lazy.filter(({ name }) =>
      countedLazyFiles.some((prefix) => name.startsWith(prefix)),
    );
    return { kB: countedFiles.reduce((sum, { kB }) => sum + kB, first) };
  },
  baseline: async () => {
    const { first, lazy } = await weighCompetitor(competitor);
    return { kB: lazy.reduce((sum, { kB }) => sum + kB, first) };
  },
});

/** Compares the size of each component with that of a popular alternative. */
export async function componentSuite(): Promise<readonly Comparison[]> {
  const entries = entriesOf('ui');
  await printWeights(entries);
  return componentComparisons.filter(({ entry }) => entries.includes(entry)).map(createComparison);
}
