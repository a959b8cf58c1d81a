/** A word of a list in a text. */
export interface WordMatch<Kind> {
  readonly start: number;
  readonly end: number;
  readonly kinds: readonly Kind[];
}

interface IndexedWord<Kind> {
  readonly word: string;
  readonly isSpaced: boolean;
  readonly kinds: Kind[];
}

/** Words by their first two letters, the longest first. Words of one letter have their own keys. */
export type WordIndex<Kind> = ReadonlyMap<number, readonly IndexedWord<Kind>[]>;

const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}○]/u;
const letterPattern = /[\p{L}\p{M}]/u;
const isLetter = (character: string | undefined): boolean =>
  character !== undefined && letterPattern.test(character);
/** Returns true for words that take endings in writing: those of Bangla with at least three letters. */
const isInflected = (word: string): boolean => word.length >= 3 && /^\p{Script=Bengali}/u.test(word);

const keyAt = (text: string, at: number): number =>
  text.charCodeAt(at) * 0x10000 + (at + 1 < text.length ? text.charCodeAt(at + 1) : 0);
const shortKeyAt = (text: string, at: number): number => text.charCodeAt(at) * 0x10000;

/** Creates an index of words. A word can have several kinds. */
export const indexWords = <Kind>(
  entries: Iterable<readonly [kind: Kind, words: readonly string[]]>,
): WordIndex<Kind> => {
  const index = new Map<number, IndexedWord<Kind>[]>();
  for (const [kind, words] of entries)
    for (const entry of words) {
      const word = entry.normalize('NFC').trim().toLowerCase();
      const key = keyAt(word, 0);
      const list = index.get(key) ?? [];
      index.set(key, list);
      const known = list.find((other) => other.word === word);
      if (!known) list.push({ word, isSpaced: !unspacedScript.test(word), kinds: [kind] });
      else if (!known.kinds.includes(kind)) known.kinds.push(kind);
    }
  for (const list of index.values()) list.sort((a, b) => b.word.length - a.word.length);
  return index;
};

/** Finds the words of an index in a lower-case text. The longest word at a position wins. */
export const scanWords = <Kind>(text: string, index: WordIndex<Kind>): readonly WordMatch<Kind>[] => {
  const matches: WordMatch<Kind>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isMatch = ({ word, isSpaced }: IndexedWord<Kind>): boolean =>
      text.startsWith(word, at) &&
      (!isSpaced || (!isLetter(text[at - 1]) && (isInflected(word) || !isLetter(text[at + word.length]))));
    const match = index.get(keyAt(text, at))?.find(isMatch) ?? index.get(shortKeyAt(text, at))?.find(isMatch);
    if (!match) continue;
    matches.push({ start: at, end: at + match.word.length, kinds: match.kinds });
    at += match.word.length - 1;
  }
  return matches;
};
