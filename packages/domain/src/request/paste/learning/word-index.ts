/** A word of a list in a text. */
export interface WordMatch<Kind> {
  readonly start: number;
  readonly end: number;
  readonly kinds: readonly Kind[];
}

interface IndexedWord<Kind> {
  readonly word: string;
  readonly isSpaced: boolean;
  /** True for words that also match with other letters at their end. */
  readonly isOpen: boolean;
  /** True for Arabic words that also match after an article or a particle. */
  readonly takesPrefix: boolean;
  readonly kinds: Kind[];
}

/** Words by their first two letters, the longest first. Words of one letter have their own keys. */
export type WordIndex<Kind> = ReadonlyMap<number, readonly IndexedWord<Kind>[]>;

const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}○]/u;
const letterPattern = /[\p{L}\p{M}]/u;
/** Returns true for words that take endings in writing: those of Bangla with at least three letters. */
const isInflected = (word: string): boolean => word.length >= 3 && /^\p{Script=Bengali}/u.test(word);

const OTHER = 1;
const LETTER = 2;
const UNSPACED = 3;
/** The kind of each UTF-16 unit, filled when it first occurs. A regular expression for each letter would be slow. */
const knownClasses = new Uint8Array(0x10000);

const classAt = (text: string, at: number): number => {
  if (at < 0 || at >= text.length) return OTHER;
  const code = text.charCodeAt(at);
  const known = knownClasses[code] ?? 0;
  if (known !== 0) return known;
  const letter = String.fromCharCode(code);
  const found = unspacedScript.test(letter) ? UNSPACED : letterPattern.test(letter) ? LETTER : OTHER;
  knownClasses[code] = found;
  return found;
};

const isLetterAt = (text: string, at: number): boolean =>
  classAt(text, at) !== OTHER && text.charCodeAt(at) !== 0x25cb;

const arabicPrefixes: ReadonlySet<string> = new Set([
  'و',
  'ف',
  'ب',
  'ل',
  'ك',
  'ال',
  'وال',
  'بال',
  'فال',
  'لل',
  'ول',
  'وب',
]);
const MAX_PREFIX = 3;

/** Returns true if the letters before a position are only an Arabic article or particle, such as "وال". */
const followsPrefix = (text: string, at: number): boolean => {
  let from = at;
  while (at - from <= MAX_PREFIX && isLetterAt(text, from - 1)) from -= 1;
  return from < at && arabicPrefixes.has(text.slice(from, at));
};

const keyAt = (text: string, at: number): number =>
  text.charCodeAt(at) * 0x10000 + (at + 1 < text.length ? text.charCodeAt(at + 1) : 0);
const shortKeyAt = (text: string, at: number): number => text.charCodeAt(at) * 0x10000;

/**
 * Creates an index of words. A word can have several kinds. A word that ends with `*` also matches with other endings.
 * @param takesArabicPrefix Also matches Arabic words after an article or a particle.
 */
export const indexWords = <Kind>(
  entries: Iterable<readonly [kind: Kind, words: readonly string[]]>,
  takesArabicPrefix = false,
): WordIndex<Kind> => {
  const index = new Map<number, IndexedWord<Kind>[]>();
  for (const [kind, words] of entries)
    for (const entry of words) {
      const isStem = entry.endsWith('*');
      const word = (isStem ? entry.slice(0, -1) : entry).normalize('NFC').trim().toLowerCase();
      const key = keyAt(word, 0);
      const list = index.get(key) ?? [];
      index.set(key, list);
      const isOpen = isStem || isInflected(word);
      const known = list.find((other) => other.word === word && other.isOpen === isOpen);
      const takesPrefix = takesArabicPrefix && word.length >= 3 && /^\p{Script=Arabic}/u.test(word);
      if (!known)
        list.push({ word, isSpaced: !unspacedScript.test(word), isOpen, takesPrefix, kinds: [kind] });
      else if (!known.kinds.includes(kind)) known.kinds.push(kind);
    }
  for (const list of index.values()) list.sort((a, b) => b.word.length - a.word.length);
  return index;
};

const findAt = <Kind>(
  text: string,
  at: number,
  words: readonly IndexedWord<Kind>[] | undefined,
  followsLetter: boolean,
): IndexedWord<Kind> | null => {
  if (words === undefined) return null;
  for (const entry of words) {
    if (entry.isSpaced && followsLetter && !entry.takesPrefix) continue;
    if (!text.startsWith(entry.word, at)) continue;
    if (entry.isSpaced && followsLetter && !followsPrefix(text, at)) continue;
    if (!entry.isSpaced || entry.isOpen || !isLetterAt(text, at + entry.word.length)) return entry;
  }
  return null;
};

/** Finds the words of an index in a lower-case text. The longest word at a position wins. */
export const scanWords = <Kind>(text: string, index: WordIndex<Kind>): readonly WordMatch<Kind>[] => {
  const matches: WordMatch<Kind>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const followsLetter = isLetterAt(text, at - 1);
    const match =
      findAt(text, at, index.get(keyAt(text, at)), followsLetter) ??
      findAt(text, at, index.get(shortKeyAt(text, at)), followsLetter);
    if (!match) continue;
    matches.push({ start: at, end: at + match.word.length, kinds: match.kinds });
    at += match.word.length - 1;
  }
  return matches;
};

/** A position where words of an index start, whatever letters are around them. */
export interface WordStart<Kind> {
  readonly start: number;
  readonly kinds: readonly Kind[];
}

/** Finds each position of a lower-case text where a word of the index starts, in order. */
export const startsOfWords = <Kind>(text: string, index: WordIndex<Kind>): readonly WordStart<Kind>[] => {
  const starts: WordStart<Kind>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const words = index.get(keyAt(text, at));
    const letters = index.get(shortKeyAt(text, at));
    if (words === undefined && letters === undefined) continue;
    const found = [...(words ?? []), ...(letters ?? [])].filter(({ word }) => text.startsWith(word, at));
    if (found.length > 0) starts.push({ start: at, kinds: found.flatMap(({ kinds }) => kinds) });
  }
  return starts;
};
