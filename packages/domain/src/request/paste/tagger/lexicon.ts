import { createMaskedText } from '../masked-text.ts';
import { pasteWords } from '../words/index.ts';
import { taggerWords, type TaggerWords } from './words/index.ts';
import { gaps, splitTokens, type Token } from './tokens.ts';

/** Word classes, each with the lists that it consists of. */
const wordClasses = [
  ['name'],
  ['introduction'],
  ['phone'],
  ['address'],
  ['unit'],
  ['amount'],
  ['note'],
  ['other'],
  ['partialAmount'],
  ['order'],
  ['leadIn'],
  ['paid', 'cash', 'card'],
  ['currency'],
  ['street'],
  ['instruction'],
  ['filler', 'smallTalk'],
  ['duration'],
  ['honorific'],
  ['relation'],
  ['givenName'],
  ['surname'],
  ['place'],
  ['landmark'],
  ['item'],
  ['unitWord'],
] as const;
export const classBit = (list: (typeof wordClasses)[number][0]): number =>
  1 << wordClasses.findIndex(([first]) => first === list);

interface Entry {
  readonly hashes: readonly number[];
  readonly bit: number;
}

const entriesByFirstWord = new Map<number, Entry[]>();

const addWord = (word: string, bit: number): void => {
  const hashes = splitTokens(createMaskedText(word).visible, []).map(({ hash }) => hash);
  const [first] = hashes;
  if (first === undefined) return;
  const entries = entriesByFirstWord.get(first);
  if (entries) entries.push({ hashes, bit });
  else entriesByFirstWord.set(first, [{ hashes, bit }]);
};

for (const [index, lists] of wordClasses.entries())
  for (const list of lists) {
    for (const words of Object.values(pasteWords))
      if (list in words) for (const word of words[list as 'name']) addWord(word, 1 << index);
    for (const words of taggerWords)
      for (const word of words[list as keyof TaggerWords]?.split('|') ?? []) addWord(word, 1 << index);
  }

const isWordBreak = (gap: number): boolean =>
  gap !== gaps.none && gap !== gaps.space && gap !== gaps.hyphen && gap !== gaps.slash;

/** Returns the classes of each token as a bit mask, and of the words that start at each token. */
export const matchWords = (
  tokens: readonly Token[],
): { readonly masks: Int32Array; readonly starts: Int32Array } => {
  const masks = new Int32Array(tokens.length);
  const starts = new Int32Array(tokens.length);
  for (const [index, token] of tokens.entries())
    for (const { hashes, bit } of entriesByFirstWord.get(token.hash) ?? []) {
      let length = 1;
      while (length < hashes.length) {
        const next = tokens[index + length];
        if (next?.hash !== hashes[length] || isWordBreak(next?.gap ?? 0)) break;
        length += 1;
      }
      if (length < hashes.length) continue;
      starts[index] = (starts[index] ?? 0) | bit;
      for (let at = index; at < index + length; at += 1) masks[at] = (masks[at] ?? 0) | bit;
    }
  return { masks, starts };
};

const nameBits = classBit('givenName') | classBit('surname');

/** True if a single word is a given name or a surname. */
export const isNameWord = (word: string): boolean =>
  (nameBits & (matchWords(splitTokens(word, [])).starts[0] ?? 0)) !== 0;
