import { readFileSync } from 'node:fs';
import { corpusLanguages } from './corpus.ts';

/** Addresses, units and notes as customers write them, without a message around them. */
export interface Phrases {
  readonly address: readonly string[];
  readonly unit: readonly string[];
  readonly note: readonly string[];
}

/** Phrases by language. */
export type CorpusPhrases = Readonly<Record<string, Phrases>>;

const readPhrases = (language: string): Phrases =>
  JSON.parse(readFileSync(new URL(`phrases/${language}.json`, import.meta.url), 'utf8')) as Phrases;

/**
 * Phrases that the trainer puts into variants of the messages, so that the tagger meets more places and instructions than
 * the messages have. Invented, like the messages.
 */
export const corpusPhrases: CorpusPhrases = Object.fromEntries(
  corpusLanguages.map((language) => [language, readPhrases(language)]),
);
