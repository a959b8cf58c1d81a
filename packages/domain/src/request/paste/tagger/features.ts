import { toColumns } from './columns.ts';
import type { WordLevels } from './common-words.ts';
import { createContext } from './context.ts';
import { hashText, mixHash } from './hash.ts';
import { emitPlace } from './place-features.ts';
import type { Token } from './tokens.ts';
import { emitWords } from './word-features.ts';

/** Hashes of the features of all tokens. Those of a token start at its offset. */
export interface Features {
  readonly hashes: Int32Array;
  readonly offsets: Int32Array;
  /** Word classes of each token, as a bit mask. */
  readonly classes: Int32Array;
}

/** Templates that name exact words. Training ignores them at random, so that the others learn unknown words. */
const wordTemplates: readonly number[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 27, 28, 29, 30, 31, 32, 33, 34, 35, 50, 51, 106, 107, 110, 111, 116,
  118, 119,
];
const TEMPLATE_COUNT = 128;
/** Sign bit of the features of each template: the sign marks those that name exact words. */
const templateBits = new Int32Array(TEMPLATE_COUNT);
for (const template of wordTemplates) templateBits[template] = 0x80000000;
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
    hashes[size] = (mixHash(value, template) & 0x7fffffff) | (templateBits[template] ?? 0);
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
