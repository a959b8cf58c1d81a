import type { PaymentMethod } from '../../../contracts/index.ts';
import { wordPattern } from '../word-pattern.ts';

const methodPatterns = [
  ['PAYMENT_ON_DELIVERY', wordPattern('card')],
  ['PAID', wordPattern('paid')],
  ['CASH_ON_DELIVERY', wordPattern('cash')],
] as const satisfies readonly (readonly [PaymentMethod, RegExp])[];
const negation = /(?:\bnot|n't|\bno|\bsin|না|نہیں|غير|لم|ยังไม่|未|没|沒|δεν)\s?(?:yet\s|been\s)?$/iu;

export interface PaymentPhrase {
  readonly method: PaymentMethod;
  readonly start: number;
  readonly end: number;
}

/** Finds the phrases of the word lists that name a payment method. Ignores negated ones such as 'not paid'. */
export const findPaymentPhrases = (text: string): readonly PaymentPhrase[] =>
  methodPatterns.flatMap(([method, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !negation.test(text.slice(Math.max(0, index - 12), index)))
      .map((match) => ({ method, start: match.index, end: match.index + match[0].length })),
  );

/** Returns the longest phrase, which is usually the most exact one. */
export const longestPhrase = (phrases: readonly PaymentPhrase[]): PaymentPhrase | null =>
  phrases.reduce<PaymentPhrase | null>(
    (longest, phrase) =>
      longest === null || phrase.end - phrase.start > longest.end - longest.start ? phrase : longest,
    null,
  );
