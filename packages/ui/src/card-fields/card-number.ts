import cardValidator from 'card-validator';
import { digitsOnly } from './masked-text.ts';
import type { CardProblem } from './card-fields.types.ts';

/** Maximum number of digits in a card number (ISO/IEC 7812). */
const maxDigits = 19;
const defaultGaps: readonly number[] = [4, 8, 12, 16];

/**
 * What is known about a complete or partial card number. The scheme and the length of the security code are
 * null unless exactly one scheme matches. The problem is null for a valid number.
 */
export interface CardNumberReading {
  readonly scheme: string | null;
  readonly codeLength: number | null;
  readonly problem: CardProblem | null;
}

/** Formats a number in the digit groups of its scheme. */
export function formatCardNumber(text: string): string {
  const digits = digitsOnly(text).slice(0, maxDigits);
  const gaps = digits === '' ? defaultGaps : (cardValidator.number(digits).card?.gaps ?? defaultGaps);
  return Array.from(digits, (digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

/** Reads the scheme of a number and validates its length and check digit. */
export function readCardNumber(text: string): CardNumberReading {
  const digits = digitsOnly(text);
  if (digits === '') return { scheme: null, codeLength: null, problem: 'missing' };
  const { card, isValid, isPotentiallyValid } = cardValidator.number(digits);
  // A number is complete at any length that its scheme allows, even if the scheme also has longer numbers.
  const isIncomplete = isPotentiallyValid && !card?.lengths.includes(digits.length);
  return {
    scheme: card?.niceType ?? null,
    codeLength: card?.code.size ?? null,
    problem: isValid ? null : isIncomplete ? 'incomplete' : 'invalid',
  };
}
