import type { WordLevels } from './common-words.ts';
import { foldLetters } from './fold-letters.ts';
import { hashText } from './hash.ts';
import type { TaggedField } from './labels.ts';
import { isNameWord } from './lexicon.ts';

/**
 * Clitics: short words that are written together with the next one ("all'Hotel", "بفندق"), or with the one before it, as
 * Bangla case endings are. They belong to the sentence around a value, not to the value.
 */
const italianArticles = '(?:a|da|de|ne|su|co)ll|l';
const arabicParticles = 'ال|لل|[وف][بل]?|[بلعه]';
const banglaEndings = 'য়ের|ের|এর|কে|রে|র|য়|ে';

const leadingClitic = new RegExp(`^(?:${italianArticles}|${arabicParticles})$`, 'iu');
const trailingClitic = new RegExp(`^(?:${banglaEndings})$`, 'u');

/** True if the letters before a value, in the word with which it starts, are a clitic. */
export const isLeadingClitic = (letters: string): boolean => leadingClitic.test(letters);
/** True if the letters after a value, in the word with which it ends, are a clitic. */
export const isTrailingClitic = (letters: string): boolean => trailingClitic.test(letters);

/** Letters of Urdu that Arabic does not have. Urdu has no clitics. */
const urduLetters = /[ٹڈڑںےہ]/u;

/** Beginnings of Arabic words that start with the letter of "and" themselves, such as "deliver". */
const wordsWithOwnAnd = 'وصل|وصّل|وقت|وقف|وقّف|ورا|ورق|وروا|والد|وياه|واحد|وحد|وسط|وين';
const joinedAnd = new RegExp(`^(?!${wordsWithOwnAnd})و(?=\\p{L}{2})`, 'u');

/** Prepositions that say where an address is, so they stay, and towns that start with the same letter. */
const arabicPlaceWords = /^(?:بجانب|بجنب|بجوار|بقرب|بالقرب|بمحاذا[ةه]|بمقابل|بهلا|بدبد)(?!\p{L})/u;
const arabicPreposition = /^(?:لل|[بلع](?=ال\p{L}{3})|[بل])(?=[\p{L}\p{M}]{3})/u;
const arabicDative = /^ل(?=[\p{L}\p{M}]{2})/u;
const italianPreposition = new RegExp(`^(?:${italianArticles})['’](?=\\p{L})`, 'iu');

const firstWord = (text: string): string => /^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? '';

/** How common a word is without its first or last letters, if it is no rarer than with them. Otherwise 0. */
const levelWithout = (word: string, rest: string, levels: WordLevels): number => {
  const levelOf = (text: string): number => levels(hashText(foldLetters(text)));
  return levelOf(rest) >= levelOf(word) ? levelOf(rest) : 0;
};

const withoutArabicPreposition = (text: string, levels: WordLevels): string => {
  const clitic = arabicPlaceWords.test(text) ? '' : (arabicPreposition.exec(text)?.[0] ?? '');
  if (clitic === '') return text;
  const rest = text.slice(clitic.length);
  const isSure = clitic.length === 1 && rest.startsWith('ال');
  const word = firstWord(text);
  return isSure || levelWithout(word, word.slice(clitic.length), levels) > 0 ? rest : text;
};

const namesWithOwnLam = /^(?:لم[ىي]|لميس|لانا)(?!\p{L})/u;

/** "To" before a name: "لمحمد" is "for Muhammad", but "لميس" is a name. */
const withoutArabicDative = (text: string, levels: WordLevels): string => {
  const word = firstWord(text);
  if (!arabicDative.test(text) || namesWithOwnLam.test(text) || isNameWord(word)) return text;
  const rest = word.slice(1);
  return isNameWord(rest) || levelWithout(word, rest, levels) > 0 ? text.slice(1) : text;
};

/** Case endings that few names end in, and those that many do. */
const banglaName = /^(?<start>.*?)(?<base>[\p{Script=Bengali}]{2,}?)(?<ending>ের|কে|রে|র)$/su;
const clearEndings: ReadonlySet<string> = new Set(['ের', 'কে']);
const wordsWithOwnEnding = /(?:তাহের|জোবায়ের|জুবায়ের|কেয়ার|সেন্টার)$/u;

/** The name in "রাকিবের" is "রাকিব", but "আবির" is a name. */
const withoutBanglaEnding = (text: string): string => {
  const { start = '', base = '', ending = '' } = banglaName.exec(text)?.groups ?? {};
  const word = base + ending;
  if (word === '' || isNameWord(word) || wordsWithOwnEnding.test(word)) return text;
  const isEnding = clearEndings.has(ending) || isNameWord(base);
  return isEnding ? start + base : text;
};

/**
 * Removes clitics at the ends of a value.
 * @param message The text that the value comes from.
 * @param levels How common each word is.
 */
export const withoutClitics = (
  field: TaggedField,
  text: string,
  message: string,
  levels: WordLevels,
): string => {
  const isArabic = /^\p{Script=Arabic}/u.test(text) && !urduLetters.test(message);
  if (field === 'note') return isArabic ? text.replace(joinedAnd, '') : text;
  if (isArabic)
    return field === 'name' ? withoutArabicDative(text, levels) : withoutArabicPreposition(text, levels);
  if (field === 'name') return withoutBanglaEnding(text).replace(/^l['’](?=\p{L})/u, '');
  return text.replace(italianPreposition, '');
};
