import { hashText } from './hash.ts';
import { CLAIM_SHAPE, type Token } from './tokens.ts';
import type { WordLevels } from './common-words.ts';

export interface Columns {
  readonly word: Int32Array;
  readonly shape: Int32Array;
  readonly gap: Int32Array;
  readonly prefix: Int32Array;
  readonly suffix: Int32Array;
  readonly suffix3: Int32Array;
  readonly prefix4: Int32Array;
  readonly suffix4: Int32Array;
  /** How common the word is. 9 for numbers and claims. */
  readonly level: Int32Array;
  /** 1 for the first of several occurrences of a rare word, 2 for the others, 0 for other words. */
  readonly repeat: Int32Array;
}

/** The gap after the last token, where the message ends. */
export const NO_GAP = -7;
/** First shape of words. Smaller shapes are numbers. */
const FIRST_WORD_SHAPE = 16;
const NO_LEVEL = 9;

/** Copies the properties of tokens into arrays. */
export const toColumns = (tokens: readonly Token[], levels: WordLevels): Columns => {
  const column = (): Int32Array => new Int32Array(tokens.length);
  const columns = {
    word: column(),
    shape: column(),
    gap: column(),
    prefix: column(),
    suffix: column(),
    suffix3: column(),
    prefix4: column(),
    suffix4: column(),
    level: column(),
    repeat: column(),
  };
  const counts = new Map<number, number>();
  for (const { hash } of tokens) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const seen = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    const { length } = token.word;
    columns.word[at] = token.hash;
    columns.shape[at] = token.shape;
    columns.gap[at] = token.gap;
    columns.prefix[at] = hashText(token.word, 0, Math.min(3, length));
    columns.suffix[at] = hashText(token.word, Math.max(0, length - 2));
    columns.suffix3[at] = hashText(token.word, Math.max(0, length - 3));
    columns.prefix4[at] = hashText(token.word, 0, Math.min(4, length));
    columns.suffix4[at] = hashText(token.word, Math.max(0, length - 4));
    const isWord = token.shape >= FIRST_WORD_SHAPE && token.shape < CLAIM_SHAPE;
    const level = isWord ? levels(token.hash) : NO_LEVEL;
    columns.level[at] = level;
    const isRepeated = isWord && level <= 1 && (counts.get(token.hash) ?? 0) > 1;
    columns.repeat[at] = !isRepeated ? 0 : seen.has(token.hash) ? 2 : 1;
    seen.add(token.hash);
  }
  return columns;
};
