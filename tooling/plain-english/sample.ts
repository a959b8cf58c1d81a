import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../workspace.ts';
import { collectProse } from './collect-prose.ts';
import { drawSample, sampleSizes } from './draw-sample.ts';
import { createPathFilter, listCode } from './source-files.ts';

/**
 * Prints random comments, test titles and names to read without the code around them:
 * `npm run prose:sample -- --seed 7 [paths…]`. Without a seed it chooses one, and prints it.
 */
const { values, positionals } = parseArgs({ options: { seed: { type: 'string' } }, allowPositionals: true });

const seed = values.seed === undefined ? Math.floor(Math.random() * 1e6) : Number(values.seed);
if (!Number.isSafeInteger(seed)) {
  console.error(`--seed takes a whole number, and “${values.seed}” is not one. Example: --seed 7`);
  process.exit(2);
}

const isInFolder = (file: string): boolean => file.includes('/');
const sources = listCode()
  .filter(isInFolder)
  .filter(createPathFilter(positionals))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const prose = collectProse(sources);

console.log(`Seed ${seed}`);
for (const kind of ['comments', 'titles', 'names'] as const) {
  const drawn = drawSample(prose[kind], sampleSizes[kind], seed);
  console.log(`\n# ${drawn.length} of ${prose[kind].length} ${kind}\n`);
  console.log(drawn.join(kind === 'names' ? '\n' : '\n\n'));
}
