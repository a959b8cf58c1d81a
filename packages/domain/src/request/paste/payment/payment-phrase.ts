import type { PaymentMethod } from '../../../contracts/index.ts';
import { indexWords, startsOfWords } from '../learning/word-index.ts';
import { wordSource, wordsOf } from '../word-pattern.ts';

type PhraseList = 'card' | 'paid' | 'cash';

interface MethodPattern {
  readonly method: PaymentMethod;
  readonly list: PhraseList;
  /** Matches a phrase of the list at one position. */
  readonly pattern: RegExp;
}

const createPattern = (method: PaymentMethod, list: PhraseList): MethodPattern => ({
  method,
  list,
  pattern: new RegExp(wordSource(list), 'iuy'),
});

const methodPatterns = [
  createPattern('PAYMENT_ON_DELIVERY', 'card'),
  createPattern('PAID', 'paid'),
  createPattern('CASH_ON_DELIVERY', 'cash'),
];
const phraseIndex = indexWords<PhraseList>(
  methodPatterns.map(({ list }) => [list, [...wordsOf([list], true), ...wordsOf([list], false)]] as const),
);
const negation = /(?:\bnot|n't|\bno|\bsin|না|نہیں|غير|لم|ยังไม่|未|没|沒|δεν)\s?(?:yet\s|been\s)?$/iu;
/** The Arabic word for "and", which is written together with the next word. */
const ARABIC_AND = 'و';

export interface PaymentPhrase {
  readonly method: PaymentMethod;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the phrases of the word lists that name a payment method. Ignores negated ones such as 'not paid'. The patterns
 * are long, so they only run where a phrase can start.
 */
export const findPaymentPhrases = (text: string): readonly PaymentPhrase[] => {
  const starts = startsOfWords(text.toLowerCase(), phraseIndex);
  return methodPatterns.flatMap(({ method, list, pattern }) => {
    const phrases: PaymentPhrase[] = [];
    let last = 0;
    for (const { start, kinds } of starts) {
      if (!kinds.includes(list)) continue;
      for (const from of text[start - 1] === ARABIC_AND ? [start - 1, start] : [start]) {
        if (from < last) continue;
        pattern.lastIndex = from;
        if (!pattern.test(text)) continue;
        last = pattern.lastIndex;
        if (!negation.test(text.slice(Math.max(0, from - 12), from)))
          phrases.push({ method, start: from, end: last });
        break;
      }
    }
    return phrases;
  });
};

/** Returns the longest phrase, which is usually the most exact one. */
export const longestPhrase = (phrases: readonly PaymentPhrase[]): PaymentPhrase | null =>
  phrases.reduce<PaymentPhrase | null>(
    (longest, phrase) =>
      longest === null || phrase.end - phrase.start > longest.end - longest.start ? phrase : longest,
    null,
  );
