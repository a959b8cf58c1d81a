import { tidyText, withoutFillers } from './tidy-text.ts';
import { wordPattern } from './word-pattern.ts';

const street = wordPattern('street');
const towards = wordPattern('towards');
const LONGEST = 200;

/** How much a text looks like an address: streets' words, numbers, commas. */
export const addressWorth = (text: string): number => {
  if (text.length > LONGEST || !/\p{L}/u.test(text)) return 0;
  const streets = new Set(text.toLowerCase().match(street) ?? []).size;
  const hasNumber = /\p{N}/u.test(text);
  return (
    Math.min(streets, 3) * 2 +
    (hasNumber ? 1 : 0) +
    (/[,،、，]/u.test(text) ? 1 : 0) +
    (/[0-9]{4,6}/.test(text) ? 1 : 0) +
    (text.length > 90 ? -2 : 0)
  );
};

/** What stands behind the word that leads to the place, when that stands in front of all that is the place. */
const behindTowards = (text: string): string => {
  const first = text.search(/\p{N}/u);
  const named = text.search(street);
  const beginning = Math.min(...[first, named].filter((at) => at >= 0), text.length);
  let cut = 0;
  for (const match of text.matchAll(towards)) {
    const end = match.index + match[0].length;
    const rest = text.slice(end).trimStart();
    const isPlace = /^\p{N}/u.test(rest) || rest.search(street) === 0;
    if (end <= beginning || (isPlace && addressWorth(rest) > 1)) cut = end;
  }
  return text.slice(cut);
};

/** @param isAnnounced a word in front said that an address comes: then all of it is one. */
export const readAddress = (text: string, isAnnounced: boolean): string | null => {
  const address = withoutFillers(isAnnounced ? text : behindTowards(tidyText(text)));
  return address === '' || address.length > LONGEST || !/\p{L}/u.test(address) ? null : address;
};
