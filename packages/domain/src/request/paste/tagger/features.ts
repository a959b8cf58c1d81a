import { toColumns } from './columns.ts';
import type { WordLevels } from './common-words.ts';
import { createContext } from './context.ts';
import { hashText, mixHash } from './hash.ts';
import { emitPlace } from './place-features.ts';
import { wordTemplates } from './templates.ts';
import type { Token } from './tokens.ts';
import { emitWords } from './word-features.ts';

/** Hashes of the features of all tokens. Those of a token start at its offset, and those of exact words are negative. */
export interface Features {
  readonly hashes: Int32Array;
  readonly offsets: Int32Array;
  /** Word classes of each token, as a bit mask. */
  readonly classes: Int32Array;
}

const WORD_BIT = 0x80000000;

/**
 * Creates the features of all tokens.
 * @param ruleTags The labels that the rules give to each token.
 * @param levels How common each word is.
 */
export const createFeatures = (
  tokens: readonly Token[],
  country: string,
  ruleTags: Uint8Array,
  levels: WordLevels,
): Features => {
  const columns = toColumns(tokens, levels);
  const context = createContext(tokens);
  const offsets = new Int32Array(tokens.length + 1);
  let hashes = new Int32Array(tokens.length * 160);
  let size = 0;
  const emit = (template: number, value: number): void => {
    hashes[size] = (mixHash(value, template) & ~WORD_BIT) | (wordTemplates.has(template) ? WORD_BIT : 0);
    size += 1;
  };
  const countryHash = hashText(country);
  for (let at = 0; at < tokens.length; at += 1) {
    if (size + 256 > hashes.length) {
      const larger = new Int32Array(hashes.length * 2 + 256);
      larger.set(hashes);
      hashes = larger;
    }
    emitWords(at, columns, context.masks, context.starts, emit);
    emitPlace(at, tokens, columns, context, ruleTags, countryHash, emit);
    offsets[at + 1] = size;
  }
  return { hashes: hashes.subarray(0, size), offsets, classes: context.masks };
};
