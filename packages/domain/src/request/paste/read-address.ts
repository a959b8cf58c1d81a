import { tidyText, withoutFillers } from './tidy-text.ts';
import { wordPattern } from './word-pattern.ts';

const street = wordPattern('street');
const leadIn = wordPattern('leadIn');
const MAX_LENGTH = 200;

/** Scores how likely a text is to be an address, by its street words, numbers and commas. */
export const addressScore = (text: string): number => {
  if (text.length > MAX_LENGTH || !/\p{L}/u.test(text)) return 0;
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

/** Returns the text after the last lead-in word, such as "to", that precedes the address. */
const afterLeadIn = (text: string): string => {
  const numberIndex = text.search(/\p{N}/u);
  const streetIndex = text.search(street);
  const firstClueIndex = Math.min(...[numberIndex, streetIndex].filter((at) => at >= 0), text.length);
  let addressStart = 0;
  for (const match of text.matchAll(leadIn)) {
    const end = match.index + match[0].length;
    const rest = text.slice(end).trimStart();
    const isPlace = /^\p{N}/u.test(rest) || rest.search(street) === 0;
    if (end <= firstClueIndex || (isPlace && addressScore(rest) > 1)) addressStart = end;
  }
  return text.slice(addressStart);
};

/**
 * Extracts the address from a text. Returns null if there is none.
 * @param isAnnounced True if an address cue precedes the text. The whole text is then the address.
 */
export const readAddress = (text: string, isAnnounced: boolean): string | null => {
  const address = withoutFillers(isAnnounced ? text : afterLeadIn(tidyText(text)));
  return address === '' || address.length > MAX_LENGTH || !/\p{L}/u.test(address) ? null : address;
};
