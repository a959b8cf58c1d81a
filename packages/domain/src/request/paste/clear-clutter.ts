import type { MessageContext } from './learning/message-context.ts';
import { MASK, maskAll, type MaskedText } from './masked-text.ts';
import { wordPattern, wordSource } from './word-pattern.ts';

const dates =
  /(?<![0-9])(?:[0-9]{1,2}[/.-][0-9]{1,2}[/.-](?:20)?[0-9]{2}|20[0-9]{2}[/.-][0-9]{1,2}[/.-][0-9]{1,2})(?![0-9])/g;
const times = /(?<![0-9:])[0-2]?[0-9]:[0-5][0-9](?::[0-5][0-9])?(?:\s?[ap]\.?m\b\.?)?(?![0-9:])/gi;
const clockTimes = new RegExp(`${wordSource('other')}[ :]{1,3}[0-2]?[0-9][.:][0-5][0-9](?![0-9])`, 'giu');
const referenceCode = '[#:.\\s-]{0,4}[#]?[a-z]{0,3}-?[0-9]{1,10}(?![0-9\\p{L}.,]*[0-9])';
const orderNumbers = new RegExp(`${wordSource('order')}(?:\\s?(?:no|nº|id)\\.?)?${referenceCode}`, 'giu');
/** Matches `#1234` and `#A-123`, but not a unit such as `#12-345`. */
const hashNumbers = /(?<![\p{L}\p{N}])#[a-z]{0,3}-?[0-9]{1,10}(?![0-9-])/giu;
/** Matches `5 min` and `10 minutes`. */
const durations = new RegExp(`(?<![0-9])[0-9]{1,3} ?${wordSource('duration')}`, 'giu');
const smallTalk = wordPattern('smallTalk');
const separatorLines = /[-=_*~.]{3,}/g;
/** Matches an item such as `2 x Soup  9.00`. */
const itemLines = /^ {0,4}[0-9]{1,2} ?[x×*] ?[^\n]{1,80}$/gim;
/** Matches an item with a price such as `1 Burger 220`. */
const pricedItemLines = /^ {0,4}[0-9]{1,2} [^\n0-9,:]{2,40} [0-9]{1,4}(?:[.,][0-9]{2})? {0,4}$/gm;
const street = wordPattern('street');

/**
 * Masks small talk and numbers that could be mistaken for a phone number, an amount or a house number: dates,
 * times, durations, order numbers and items.
 */
const clearClutter = (masked: MaskedText): MaskedText => {
  const cleared = [
    dates,
    clockTimes,
    times,
    durations,
    orderNumbers,
    hashNumbers,
    separatorLines,
    itemLines,
    smallTalk,
  ].reduce(maskAll, masked);
  let visible = cleared.visible;
  for (const match of cleared.visible.matchAll(pricedItemLines))
    if (match[0].search(street) < 0)
      visible =
        visible.slice(0, match.index) +
        MASK.repeat(match[0].length) +
        visible.slice(match.index + match[0].length);
  return { source: cleared.source, visible };
};

/** The cleared text of each message, because several finders need it. */
const knownTexts = new WeakMap<MessageContext, string>();

/** Returns the text of a message with its clutter masked. */
export const clearedText = (context: MessageContext): string => {
  const known = knownTexts.get(context);
  if (known !== undefined) return known;
  const { visible } = clearClutter({ source: context.text, visible: context.text });
  knownTexts.set(context, visible);
  return visible;
};

/** Masks the clutter of a message in a text that may have other masks. */
export const maskClutter = ({ source, visible }: MaskedText, context: MessageContext): MaskedText => {
  const cleared = clearedText(context);
  let text = '';
  let start = 0;
  for (let at = 0; at < cleared.length; at += 1) {
    if (cleared[at] !== MASK || visible[at] === MASK) continue;
    text += visible.slice(start, at) + MASK;
    start = at + 1;
  }
  return { source, visible: text + visible.slice(start) };
};
