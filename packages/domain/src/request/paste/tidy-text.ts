import { wordsOf } from './word-pattern.ts';

const edge = /^[\s,;:.!?*|/=_~"'“”«»()،。、，：；！？।۔-]+|[\s,;:!?*|/=_~"'“”«»(،、，：；！？-]+$/gu;
const fillers = new Set(wordsOf(['filler'], true).map((word) => word.normalize('NFC')));
const runFillers = wordsOf(['filler'], false).map((word) => word.normalize('NFC'));
const runScript = /[\p{Script=Thai}\p{Script=Han}]/u;

/** Without blanks and marks at the ends; on one line. */
export const tidyText = (text: string): string =>
  text
    .replace(/\s*\n\s*/g, ', ')
    .replace(/[\ue001\ue002]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/(?:,\s*){2,}/g, ', ')
    .replace(edge, '')
    .replace(/[\s.。۔।]+$/u, '');

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}']/gu, '');

/** True for a word that belongs to no field. */
export const isFiller = (word: string): boolean => fillers.has(bare(word)) || !/[\p{L}\p{N}]/u.test(word);

const trimRun = (text: string): string => {
  let rest = text;
  for (let step = 0; step < 8; step += 1) {
    const head = runFillers.find((word) => rest.startsWith(word));
    if (head) rest = tidyText(rest.slice(head.length));
    const tail = runFillers.find((word) => rest.endsWith(word));
    if (tail) rest = tidyText(rest.slice(0, -tail.length));
    if ((!head && !tail) || rest === '') return rest;
  }
  return rest;
};

/** Without the words at either end that belong to no field. */
export const withoutFillers = (text: string): string => {
  const tidy = tidyText(text);
  const words = tidy.split(' ');
  let first = 0;
  let last = words.length;
  while (first < last && isFiller(words[first] ?? '')) first += 1;
  while (last > first && isFiller(words[last - 1] ?? '') && !/^[\p{Lu}]$/u.test(words[last - 1] ?? ''))
    last -= 1;
  const rest = tidyText(words.slice(first, last).join(' '));
  return runScript.test(rest) ? trimRun(rest) : rest;
};
