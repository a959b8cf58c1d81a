import { readFileSync } from 'node:fs';
import type { CountryCode } from '../../../contracts/market.ts';
import type { MessageLabels } from './labelled-messages.ts';

/** A message of the corpus. Writers who did not see the parser wrote and labelled it. */
export interface CorpusMessage {
  readonly id: string;
  readonly language: string;
  /** Country of the vendor that receives the message. */
  readonly country: CountryCode;
  /** The kind of writer or of message, such as 'polite aunty' or 'bank sms'. */
  readonly voice: string;
  /** False for messages that are no orders, such as bank alerts. All their labels are null. */
  readonly isOrder: boolean;
  readonly text: string;
  readonly labels: MessageLabels;
}

/** Languages of the messages, in the order in which they are read. */
export const corpusLanguages = [
  'en',
  'bn',
  'ur',
  'ar',
  'th',
  'zh',
  'es',
  'el',
  'ja',
  'it',
  'ms',
  'fil',
] as const;

const readMessages = (language: string): readonly CorpusMessage[] =>
  readFileSync(new URL(`corpus/${language}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as CorpusMessage);

/**
 * The messages to train the parser with. Invented: all people, streets and numbers are fictional. Read at run time,
 * because the types of such large files take the compiler several seconds.
 */
export const corpusMessages: readonly CorpusMessage[] = corpusLanguages.flatMap(readMessages);

/** Number of folds of the cross-validation. */
export const foldCount = 5;

/**
 * Returns the fold of a message, from 0 to `foldCount` − 1. All messages of a writer are in the same fold, because a
 * parser also knows the habits of the writers that it learned from. The letters between hyphens in the id name the
 * writer.
 */
export const foldOf = ({ id }: Pick<CorpusMessage, 'id'>): number => {
  const writer = id.split('-')[1] ?? '';
  let sum = 0;
  for (let at = 0; at < writer.length; at += 1) sum += writer.charCodeAt(at);
  return sum % foldCount;
};
