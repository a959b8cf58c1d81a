import type { MessageContext } from '../learning/message-context.ts';
import type { AmountSpan } from './amount-span.ts';

/** Number of characters between "change for" and its banknote. */
const CHANGE_REACH = 8;

/** Returns true for a number like a banknote, such as 20, 500 or 1000. */
export const isBanknote = (value: number): boolean => /^[125]0+$/.test(String(value));

/** Returns true for the banknote that the recipient pays with, as in "change for 500". It is never the amount. */
export const isBanknoteForChange = ({ text, cues }: MessageContext, { start, value }: AmountSpan): boolean =>
  isBanknote(value) &&
  cues.some(
    (cue) =>
      cue.kinds.includes('change') &&
      cue.end <= start &&
      start - cue.end <= CHANGE_REACH &&
      !/[\n.,;:]/.test(text.slice(cue.end, start)),
  );

/** Returns true for a banknote that a word follows, as in "I have a 500 note". */
export const isNamedBanknote = ({ text, cues }: MessageContext, { end, value }: AmountSpan): boolean =>
  isBanknote(value) &&
  cues.some(
    (cue) =>
      cue.kinds.includes('change') &&
      cue.start >= end &&
      cue.start - end <= CHANGE_REACH &&
      !/[\n.,;:]/.test(text.slice(end, cue.start)) &&
      !/[0-9]/.test(text.slice(cue.end, cue.end + CHANGE_REACH)),
  );
