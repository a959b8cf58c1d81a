import { isFiller, tidyText, withoutFillers } from './tidy-text.ts';
import { wordPattern } from './word-pattern.ts';

const street = wordPattern('street');
const nameParticle = /^(?:de|del|de la|la|las|los|dela|da|dos|bin|bint|al|el|abu|ibn|van|von|der|md\.?)$/i;
const MAX_WORDS = 5;
const MAX_LENGTH = 60;
const honorific = /(?:先生|小姐|女士|太太|太|同學|同学|阿姨)$/;

/** Returns true if the text could be a name: a few words without digits or street words. */
export const isNameLike = (text: string): boolean => {
  const words = text.split(' ').filter(Boolean);
  if (text === '' || text.length > MAX_LENGTH || words.length > 4 || !/\p{L}/u.test(text)) return false;
  if (/[\p{N}#@_=+<>/\\]/u.test(text) || text.search(street) >= 0) return false;
  if (/\p{Script=Han}/u.test(text)) return text.length <= 4 || honorific.test(text);
  if (/\p{Script=Thai}/u.test(text)) return text.length <= 30;
  return !words.every(isFiller) && !words.slice(1).some((word) => isFiller(word) && !nameParticle.test(word));
};

/**
 * Returns the leading words that can form a name. If the first word is capitalized, stops at a lower-case
 * word.
 */
const leadingNameWords = (words: readonly string[]): readonly string[] => {
  const isCapital = /^\p{Lu}/u.test(words[0] ?? '');
  const end = words.findIndex(
    (word, index) =>
      index > 0 &&
      !nameParticle.test(word) &&
      (isFiller(word) || (isCapital && /^\p{Ll}/u.test(word)) || /\p{N}/u.test(word)),
  );
  return words.slice(0, end < 0 ? MAX_WORDS : Math.min(end, MAX_WORDS));
};

/** Extracts the name from the start of a text that follows a name cue. Returns null if there is none. */
export const readName = (text: string): string | null => {
  const [piece = ''] = text.split(/[,،，、\n]/);
  const name = tidyText(leadingNameWords(withoutFillers(piece).split(' ')).join(' '));
  if (name === '' || name.length > MAX_LENGTH || /\p{N}/u.test(name) || !/\p{L}/u.test(name)) return null;
  return isFiller(name) ? null : name;
};
