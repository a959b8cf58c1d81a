import type { ParsedMessage } from '../../packages/domain/src/request/draft/parsed-message.ts';
import { parseMessage } from '../../packages/domain/src/request/paste/parse-message.ts';
import { corpusMessages, foldCount, foldOf } from '../../packages/domain/src/request/paste/testing/corpus.ts';
import { marketOf } from '../../packages/domain/src/request/paste/testing/score.ts';
import { trainAll } from './trainers.ts';

/**
 * Parses each message of the corpus with weights that were learned without the messages of its fold. Returns
 * the parsed messages by id.
 */
export const crossValidate = (): ReadonlyMap<string, ParsedMessage> => {
  const parsed = new Map<string, ParsedMessage>();
  for (let fold = 0; fold < foldCount; fold += 1) {
    const weights = trainAll(corpusMessages.filter((message) => foldOf(message) !== fold));
    for (const message of corpusMessages.filter((other) => foldOf(other) === fold))
      parsed.set(message.id, parseMessage(message.text, marketOf(message.country), weights));
  }
  return parsed;
};
