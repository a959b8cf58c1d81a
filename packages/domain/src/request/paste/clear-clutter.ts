import { takeAll, type Canvas } from './canvas.ts';
import { wordPattern, wordSource } from './word-pattern.ts';

const dates =
  /(?<![0-9])(?:[0-9]{1,2}[/.-][0-9]{1,2}[/.-](?:20)?[0-9]{2}|20[0-9]{2}[/.-][0-9]{1,2}[/.-][0-9]{1,2})(?![0-9])/g;
const times = /(?<![0-9:])[0-2]?[0-9]:[0-5][0-9](?::[0-5][0-9])?(?:\s?[ap]\.?m\b\.?)?(?![0-9:])/gi;
const clockTimes = new RegExp(`${wordSource('other')}[ :]{1,3}[0-2]?[0-9][.:][0-5][0-9](?![0-9])`, 'giu');
const code = '[#:.\\s-]{0,4}[#]?[a-z]{0,3}-?[0-9]{1,10}(?![0-9\\p{L}.,]*[0-9])';
const orderNumbers = new RegExp(`${wordSource('order')}(?:\\s?(?:no|nº|id)\\.?)?${code}`, 'giu');
/** `#1234` and `#A-123`, but not a flat such as `#12-345`. */
const hashNumbers = /(?<![\p{L}\p{N}])#[a-z]{0,3}-?[0-9]{1,10}(?![0-9-])/giu;
/** `5 min`, `10 minutes`. */
const durations = new RegExp(`(?<![0-9])[0-9]{1,3} ?${wordSource('duration')}`, 'giu');
const smallTalk = wordPattern('smallTalk');
const rulers = /[-=_*~.]{3,}/g;
/** `2 x Soup  9.00`, `1 Burger 220`: a count, what it is, and a price. */
const items = /^ {0,4}[0-9]{1,2} ?[x×*] ?[^\n]{1,80}$/gim;
const pricedItems = /^ {0,4}[0-9]{1,2} [^\n0-9,:]{2,40} [0-9]{1,4}(?:[.,][0-9]{2})? {0,4}$/gm;
const street = wordPattern('street');

/**
 * Paints over what looks like a phone, an amount or a house number and is none: dates, times, order numbers, items; and
 * what people say to each other besides the order.
 */
export const clearClutter = (canvas: Canvas): Canvas => {
  const cleared = [
    dates,
    clockTimes,
    times,
    durations,
    orderNumbers,
    hashNumbers,
    rulers,
    items,
    smallTalk,
  ].reduce(takeAll, canvas);
  let plain = cleared.plain;
  for (const match of cleared.plain.matchAll(pricedItems))
    if (match[0].search(street) < 0)
      plain =
        plain.slice(0, match.index) +
        '\ue001'.repeat(match[0].length) +
        plain.slice(match.index + match[0].length);
  return { source: cleared.source, plain };
};
