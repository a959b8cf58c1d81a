import cardValidator from 'card-validator';
import { plainDigits } from './masked-text.ts';
import type { CardProblem } from './card-fields.types.ts';

/** Maximum number of digits in a card number (ISO/IEC 7812). */
const longest = 19;
const usualGaps: readonly number[] = [4, 8, 12, 16];

/** Facts read from a complete or partial card number. */
export interface CardNumberReading {
  readonly scheme: string | null;
  readonly codeLength: number | null;
  readonly problem: CardProblem | null;
}

/** Formats a number in the digit groups of its scheme. */
export function maskCardNumber(text: string): string {
  const digits = plainDigits(text).slice(0, longest);
  const gaps = digits === '' ? usualGaps : (cardValidator.number(digits).card?.gaps ?? usualGaps);
  return Array.from(digits, (digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('');
}

/** Reads the scheme of a number and validates its length and check digit. */
export function readCardNumber(text: string): CardNumberReading {
  const digits = plainDigits(text);
  if (digits === '') return { scheme: null, codeLength: null, problem: 'missing' };
  const { card, isValid, isPotentiallyValid } = cardValidator.number(digits);
  // A number of any length that the scheme allows counts as finished, even if longer ones exist.
  const isUnfinished = isPotentiallyValid && !card?.lengths.includes(digits.length);
  return {
    scheme: card?.niceType ?? null,
    codeLength: card?.code.size ?? null,
    problem: isValid ? null : isUnfinished ? 'incomplete' : 'invalid',
  };
}
