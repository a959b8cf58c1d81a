import { pasteWords } from './words/index.ts';
import type { PasteWords } from './words/index.ts';

type WordList = {
  [Key in keyof PasteWords]: PasteWords[Key] extends readonly string[] ? Key : never;
}[keyof PasteWords];

const languages = Object.values(pasteWords);
const escapeWord = (word: string): string => word.normalize('NFC').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const longestFirst = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].sort((a, b) => b.length - a.length);

/**
 * Returns the words of the lists in all languages that put spaces between words, or in all others. The
 * longest words come first.
 */
export const wordsOf = (lists: readonly WordList[], isSpaced: boolean): readonly string[] =>
  longestFirst(
    languages
      .filter((language) => language.isSpaced === isSpaced)
      .flatMap((language) => lists.flatMap((list) => language[list])),
  );

/** Builds a pattern for whole words. In Arabic, a word can have the prefix و ("and"). */
const wholeWord = (alternatives: string): string =>
  `(?<![\\p{L}\\p{M}\\p{N}])و?(?:${alternatives})(?![\\p{L}\\p{M}])`;

/** Returns the source of a regular expression that matches any word of the lists. */
export const wordSource = (...lists: readonly WordList[]): string => {
  const spaced = wordsOf(lists, true).map(escapeWord).join('|');
  const run = wordsOf(lists, false).map(escapeWord).join('|');
  return `(?:${wholeWord(spaced)}${run === '' ? '' : `|${run}`})`;
};

/** Creates a regular expression that matches any word of the lists. */
export const wordPattern = (...lists: readonly WordList[]): RegExp => new RegExp(wordSource(...lists), 'giu');

/** Matches the unit patterns of all languages, as whole words. */
export const unitPattern = new RegExp(
  languages
    .map(({ isSpaced, unitPatterns }) => {
      const alternatives = unitPatterns
        .map((source) => source.normalize('NFC').replaceAll('\\s', ' '))
        .join('|');
      return isSpaced ? `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives})` : `(?<![a-z0-9])(?:${alternatives})`;
    })
    .join('|'),
  'giu',
);
