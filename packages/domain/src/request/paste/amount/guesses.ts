import type { MessageContext } from '../learning/message-context.ts';
import type { AmountSpan } from './amount-span.ts';

/** Words after which a number is a guess, or before which it is one. */
const guessBefore =
  /(?<![\p{L}\p{M}])(?:about|around|approx\.?|roughly|mga|kira-kira|lebih kurang|circa|più o meno|unos|unas|alrededor de|aprox\.?|περίπου|γύρω στα|peripou|حوالي|بحوالي|تقريبا|প্রায়|تقریباً?|لگ بھگ|taqreeban|ประมาณ|ราวๆ|大概|大約|大约|約|だいたい|およそ)[ :]{0,2}[^\p{L}0-9\n]{0,3}(?:\p{L}{1,3} ?)?$/iu;
const guessAfter =
  /^ ?(?:[-~–] ?[0-9]{2,}|[^\p{L}0-9\n]{0,2}\p{L}{0,5} ?(?:টাকার মত|টাকার মতো|এর মত|左右|上下|くらい|ぐらい|前後|กว่า|ish(?![a-z])|or so|approx|περίπου|circa|lebih kurang|تقريبا|کے قریب|کے لگ بھگ))/iu;

/** Returns true for a number that is only a guess, as in "about 300" or "800-900". */
export const isGuess = ({ text }: MessageContext, { start, end }: AmountSpan): boolean =>
  guessBefore.test(text.slice(Math.max(0, start - 20), start)) || guessAfter.test(text.slice(end, end + 20));
