import { join } from 'node:path';
import { entriesOf } from '../../tooling/outside-app/entries.ts';
import { buildAlone } from './build-alone.ts';
import { rivalries } from './rivals.ts';
import type { Contest } from '../contest.ts';
import type { Weight } from './build-alone.ts';
import type { Rivalry } from './rivals.ts';

const built = new Map<string, Promise<Weight>>();

const weigh = (source: string): Promise<Weight> => {
  const weight = built.get(source) ?? buildAlone(source);
  built.set(source, weight);
  return weight;
};

const weighOurs = (entry: string): Promise<Weight> => weigh(`export * from '@saddlebag/ui/${entry}'`);

const kilobytes = (value: number): string => `${value.toFixed(1).padStart(6)} kB`;

/** What each component costs whom imports nothing else. */
const printWeights = async (entries: readonly string[]): Promise<void> => {
  console.log(
    'each entry of @saddlebag/ui imported alone, gzip -9, React not counted; + is what comes later by itself',
  );
  for (const entry of entries) {
    const { first, lazy } = await weighOurs(entry);
    const later = lazy.filter(({ kB }) => kB >= 0.2).map(({ name, kB }) => ` + ${kB.toFixed(1)} ${name}`);
    console.log(`  ${entry.padEnd(24)}${kilobytes(first)}${later.join('')}`);
  }
  console.log('');
};

const weighTheirs = (rival: string): Promise<Weight> =>
  weigh(`export * from '${join(import.meta.dirname, 'rivals', `${rival}.ts`)}'`);

const contestOf = ({ ours, rival, withLazy = [] }: Rivalry): Contest => ({
  name: `alone.${ours}`,
  size: rival,
  rounds: 1,
  goals: [{ metric: 'kB', unit: 'kB', limit: 1 }],
  subject: async () => {
    const { first, lazy } = await weighOurs(ours);
    const counted = lazy.filter(({ name }) => withLazy.some((start) => name.startsWith(start)));
    return { kB: counted.reduce((sum, { kB }) => sum + kB, first) };
  },
  base: async () => {
    const { first, lazy } = await weighTheirs(rival);
    return { kB: lazy.reduce((sum, { kB }) => sum + kB, first) };
  },
});

/** Script of a component imported alone ÷ that of what people take elsewhere for the same job. */
export async function componentSuite(): Promise<readonly Contest[]> {
  const entries = entriesOf('ui');
  await printWeights(entries);
  return rivalries.filter(({ ours }) => entries.includes(ours)).map(contestOf);
}
