import type { PaymentMethod } from '../../contracts/index.ts';
import { mask, type MaskedText } from './masked-text.ts';
import { wordPattern } from './word-pattern.ts';

const methodPatterns = [
  ['PAYMENT_ON_DELIVERY', wordPattern('card')],
  ['PAID', wordPattern('paid')],
  ['CASH_ON_DELIVERY', wordPattern('cash')],
] as const satisfies readonly (readonly [PaymentMethod, RegExp])[];
const negation = /(?:\bnot|n't|\bno|\bsin|না|نہیں|غير|لم|ยังไม่|未|没|沒|δεν)\s?(?:yet\s|been\s)?$/iu;

/**
 * Finds and masks the payment method. The longest matching phrase wins. Ignores negated phrases such as 'not
 * paid'.
 */
export const findPayment = (
  masked: MaskedText,
): { readonly masked: MaskedText; readonly paymentMethod: PaymentMethod | null } => {
  let best: { readonly method: PaymentMethod; readonly start: number; readonly length: number } | null = null;
  for (const [method, pattern] of methodPatterns)
    for (const match of masked.visible.matchAll(pattern)) {
      const isNegated = negation.test(masked.visible.slice(Math.max(0, match.index - 12), match.index));
      if (!isNegated && match[0].length > (best?.length ?? 0))
        best = { method, start: match.index, length: match[0].length };
    }
  return best
    ? { masked: mask(masked, best.start, best.start + best.length), paymentMethod: best.method }
    : { masked, paymentMethod: null };
};
