import { mask, type MaskedText } from '../masked-text.ts';
import { findPaymentPhrases, longestPhrase } from './payment-phrase.ts';

/** Masks the longest phrase about payment, so that it becomes part of no other field. */
export const maskPayment = (masked: MaskedText): MaskedText => {
  const phrase = longestPhrase(findPaymentPhrases(masked.visible));
  return phrase ? mask(masked, phrase.start, phrase.end) : masked;
};
