import { isFiller, tidyText, withoutFillers } from './tidy-text.ts';
import { wordPattern } from './word-pattern.ts';

const street = wordPattern('street');
const joining = /^(?:de|del|de la|la|las|los|dela|da|dos|bin|bint|al|el|abu|ibn|van|von|der|md\.?)$/i;
const MOST_WORDS = 5;
const LONGEST = 60;
const honorific = /(?:先生|小姐|女士|太太|太|同學|同学|阿姨)$/;

/** True when the text could be a name: a few words, no digit, nothing that streets are called by. */
export const isNameLike = (text: string): boolean => {
  const words = text.split(' ').filter(Boolean);
  if (text === '' || text.length > LONGEST || words.length > 4 || !/\p{L}/u.test(text)) return false;
  if (/[\p{N}#@_=+<>/\\]/u.test(text) || text.search(street) >= 0) return false;
  if (/\p{Script=Han}/u.test(text)) return text.length <= 4 || honorific.test(text);
  if (/\p{Script=Thai}/u.test(text)) return text.length <= 30;
  return !words.every(isFiller) && !words.slice(1).some((word) => isFiller(word) && !joining.test(word));
};

/** Words in front that begin with a capital; as many as there are where nobody writes capitals. */
const leadingName = (words: readonly string[]): readonly string[] => {
  const isCapital = /^\p{Lu}/u.test(words[0] ?? '');
  const end = words.findIndex(
    (word, index) =>
      index > 0 &&
      !joining.test(word) &&
      (isFiller(word) || (isCapital && /^\p{Ll}/u.test(word)) || /\p{N}/u.test(word)),
  );
  return words.slice(0, end < 0 ? MOST_WORDS : Math.min(end, MOST_WORDS));
};

/** The name at the front of a text that was announced as one. */
export const readName = (text: string): string | null => {
  const [piece = ''] = text.split(/[,،，、\n]/);
  const name = tidyText(leadingName(withoutFillers(piece).split(' ')).join(' '));
  if (name === '' || name.length > LONGEST || /\p{N}/u.test(name) || !/\p{L}/u.test(name)) return null;
  return isFiller(name) ? null : name;
};
