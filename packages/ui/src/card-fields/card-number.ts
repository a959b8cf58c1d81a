import cardValidator from 'card-validator';
import { plainDigits } from './masked-text.ts';
import type { CardProblem } from './card-fields.types.ts';

/** No scheme has longer numbers (ISO/IEC 7812). */
const longest = 19;
const usualGaps: readonly number[] = [4, 8, 12, 16];

/** What a number shows before and after it is whole. */
export interface CardNumberReading {
  readonly scheme: string | null;
  readonly codeLength: number | null;
  readonly problem: CardProblem | null;
}

/** Writes a number in the groups of its scheme. */
export function maskCardNumber(text: string): string {
  const digits = plainDigits(text).slice(0, longest);
  const gaps = digits === '' ? usualGaps : (cardValidator.number(digits).card?.gaps ?? usualGaps);
  return Array.from(digits, (digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('');
}

/** Scheme, check digit and length of a number. */
export function readCardNumber(text: string): CardNumberReading {
  const digits = plainDigits(text);
  if (digits === '') return { scheme: null, codeLength: null, problem: 'missing' };
  const { card, isValid, isPotentiallyValid } = cardValidator.number(digits);
  // As long as the scheme's numbers are, it is taken for finished, though the scheme may have longer ones.
  const isUnfinished = isPotentiallyValid && !card?.lengths.includes(digits.length);
  return {
    scheme: card?.niceType ?? null,
    codeLength: card?.code.size ?? null,
    problem: isValid ? null : isUnfinished ? 'incomplete' : 'invalid',
  };
}
