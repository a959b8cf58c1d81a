import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { corpusMessages } from '../../packages/domain/src/request/paste/testing/corpus.ts';
import { root } from '../workspace.ts';
import { trainAll } from './trainers.ts';

/**
 * `npm run paste:train`
 *
 * Learns the weights of the paste parser from the corpus and writes them to the domain package. The result
 * depends only on the messages and the code.
 */
const directory = join(root, 'packages/domain/src/request/paste/weights');
mkdirSync(directory, { recursive: true });
for (const [name, weights] of Object.entries(trainAll(corpusMessages))) {
  const text = JSON.stringify(weights, null, 2);
  writeFileSync(join(directory, `${name}.json`), `${text}\n`);
  console.log(`${name}: ${Object.keys(weights as object).length} weights`);
}
