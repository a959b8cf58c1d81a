import { pasteWords } from './words/index.ts';
import type { PasteWords } from './words/index.ts';

type WordList = {
  [Key in keyof PasteWords]: PasteWords[Key] extends readonly string[] ? Key : never;
}[keyof PasteWords];

const languages = Object.values(pasteWords);
const escaped = (word: string): string => word.normalize('NFC').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const longestFirst = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].sort((a, b) => b.length - a.length);

/** Words of the languages that write blanks between them, and of those that do not. */
export const wordsOf = (lists: readonly WordList[], isSpaced: boolean): readonly string[] =>
  longestFirst(
    languages
      .filter((language) => language.isSpaced === isSpaced)
      .flatMap((language) => lists.flatMap((list) => language[list])),
  );

/** A whole word; in Arabic an 'and' may be written on to it. */
const whole = (alternatives: string): string =>
  `(?<![\\p{L}\\p{M}\\p{N}])و?(?:${alternatives})(?![\\p{L}\\p{M}])`;

/** Source of an expression that finds any of the words. */
export const wordSource = (...lists: readonly WordList[]): string => {
  const spaced = wordsOf(lists, true).map(escaped).join('|');
  const run = wordsOf(lists, false).map(escaped).join('|');
  return `(?:${whole(spaced)}${run === '' ? '' : `|${run}`})`;
};

/** Finds any of the words. */
export const wordPattern = (...lists: readonly WordList[]): RegExp => new RegExp(wordSource(...lists), 'giu');

/** Finds any of the expressions that the languages give, as whole words. */
export const unitPattern = new RegExp(
  languages
    .map(({ isSpaced, unitPatterns }) => {
      const any = unitPatterns.map((source) => source.normalize('NFC').replaceAll('\\s', ' ')).join('|');
      return isSpaced ? `(?<![\\p{L}\\p{M}\\p{N}])(?:${any})` : `(?<![a-z0-9])(?:${any})`;
    })
    .join('|'),
  'giu',
);
