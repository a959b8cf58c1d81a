import type { MaskedText } from '../masked-text.ts';
import { scanCues, type CueMatch } from './cue-scan.ts';

/** A message, prepared for the features of its candidates. */
export interface MessageContext {
  /** The message with ASCII digits and marks, in lower case. Links are masked, emoji are not. */
  readonly text: string;
  /** The same text, with its capital letters. */
  readonly cased: string;
  /** The cue words of the message, in order. */
  readonly cues: readonly CueMatch[];
}

const MASK = '\ue001';

/** Converts a text to lower case without changing its length. */
const toLowerCase = (text: string): string => {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join('');
};

/** Shows the emoji of a text again. They are masked from the start, but are clues, such as a telephone before a number. */
const withEmoji = ({ source, visible }: MaskedText, withoutLinks: string): string => {
  let text = '';
  let start = 0;
  for (let at = withoutLinks.indexOf(MASK); at >= 0; at = withoutLinks.indexOf(MASK, at + 1)) {
    if (visible[at] !== MASK) continue;
    text += withoutLinks.slice(start, at) + (source[at] ?? '');
    start = at + 1;
  }
  return text + withoutLinks.slice(start);
};

/**
 * Creates the context of a message.
 * @param masked The message before any value is parsed.
 * @param withoutLinks The same message with its links and points masked.
 */
export const createMessageContext = (masked: MaskedText, withoutLinks: MaskedText): MessageContext => {
  const cased = withEmoji(masked, withoutLinks.visible);
  const text = toLowerCase(cased);
  return { text, cased, cues: scanCues(text) };
};
