import { wordsOf } from './word-pattern.ts';

const edgeMarks = /^[\s,;:.!?*|/=_~"'“”«»()،。、，：；！？।۔-]+|[\s,;:!?*|/=_~"'“”«»(،、，：；！？-]+$/gu;
const fillerWords = new Set(wordsOf(['filler'], true).map((word) => word.normalize('NFC')));
const unspacedFillers = wordsOf(['filler'], false).map((word) => word.normalize('NFC'));
const unspacedScript = /[\p{Script=Thai}\p{Script=Han}]/u;

/** Trims whitespace and punctuation, and joins all lines with commas. */
export const tidyText = (text: string): string =>
  text
    .replace(/\s*\n\s*/g, ', ')
    .replace(/[\ue001\ue002]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/(?:,\s*){2,}/g, ', ')
    .replace(edgeMarks, '')
    .replace(/[\s.。۔।]+$/u, '');

const bareWord = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}']/gu, '');

/**
 * Returns true for a word that is part of no field, such as a greeting, and for text without letters and
 * digits.
 */
export const isFiller = (word: string): boolean =>
  fillerWords.has(bareWord(word)) || !/[\p{L}\p{N}]/u.test(word);

const trimUnspacedFillers = (text: string): string => {
  let rest = text;
  for (let step = 0; step < 8; step += 1) {
    const head = unspacedFillers.find((word) => rest.startsWith(word));
    if (head) rest = tidyText(rest.slice(head.length));
    const tail = unspacedFillers.find((word) => rest.endsWith(word));
    if (tail) rest = tidyText(rest.slice(0, -tail.length));
    if ((!head && !tail) || rest === '') return rest;
  }
  return rest;
};

/** Removes filler words from both ends of a text. */
export const withoutFillers = (text: string): string => {
  const tidy = tidyText(text);
  const words = tidy.split(' ');
  let numberIndex = 0;
  let last = words.length;
  while (numberIndex < last && isFiller(words[numberIndex] ?? '')) numberIndex += 1;
  while (last > numberIndex && isFiller(words[last - 1] ?? '') && !/^[\p{Lu}]$/u.test(words[last - 1] ?? ''))
    last -= 1;
  const rest = tidyText(words.slice(numberIndex, last).join(' '));
  return unspacedScript.test(rest) ? trimUnspacedFillers(rest) : rest;
};
