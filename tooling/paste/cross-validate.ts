import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ParsedMessage } from '../../packages/domain/src/request/draft/parsed-message.ts';
import { parseMessage } from '../../packages/domain/src/request/paste/parse-message.ts';
import { corpusMessages, foldCount, foldOf } from '../../packages/domain/src/request/paste/testing/corpus.ts';
import { marketOf } from '../../packages/domain/src/request/paste/testing/score.ts';
import { readPasteWeights } from '../../packages/domain/src/request/paste/weights/index.ts';
import { trainAll } from './trainers.ts';

type ParsedEntry = readonly [id: string, parsed: ParsedMessage];

/** Parses the messages of a fold with weights that were learned from all other messages. */
export const parseFold = (fold: number): readonly ParsedEntry[] => {
  const training = corpusMessages.filter((message) => foldOf(message) !== fold);
  const weights = readPasteWeights(trainAll(training));
  return corpusMessages
    .filter((message) => foldOf(message) === fold)
    .map(({ id, text, country }) => [id, parseMessage(text, marketOf(country), weights)]);
};

const parseInWorker = (fold: number): Promise<readonly ParsedEntry[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('fold-worker.ts', import.meta.url), { workerData: fold });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/**
 * Parses each message of the corpus with weights that were learned without the messages of its fold. Learns as many
 * folds at once as the machine has cores. Returns the parsed messages by id.
 */
export const crossValidate = async (): Promise<ReadonlyMap<string, ParsedMessage>> => {
  const parsed = new Map<string, ParsedMessage>();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < foldCount) {
      const fold = next;
      next += 1;
      for (const [id, message] of await parseInWorker(fold)) parsed.set(id, message);
    }
  };
  await Promise.all(Array.from({ length: Math.min(foldCount, availableParallelism()) }, work));
  return parsed;
};
