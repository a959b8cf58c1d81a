import type { PaymentMethod } from '../../contracts/index.ts';
import { take, type Canvas } from './canvas.ts';
import { wordPattern } from './word-pattern.ts';

const kinds = [
  ['PAYMENT_ON_DELIVERY', wordPattern('card')],
  ['PAID', wordPattern('paid')],
  ['CASH_ON_DELIVERY', wordPattern('cash')],
] as const satisfies readonly (readonly [PaymentMethod, RegExp])[];
const denied = /(?:\bnot|n't|\bno|\bsin|না|نہیں|غير|لم|ยังไม่|未|没|沒|δεν)\s?(?:yet\s|been\s)?$/iu;

/** Takes out how it is paid: the longest words that say it. */
export const findPayment = (
  canvas: Canvas,
): { readonly canvas: Canvas; readonly paymentMethod: PaymentMethod | null } => {
  let best: { readonly method: PaymentMethod; readonly start: number; readonly length: number } | null = null;
  for (const [method, pattern] of kinds)
    for (const match of canvas.plain.matchAll(pattern)) {
      const isDenied = denied.test(canvas.plain.slice(Math.max(0, match.index - 12), match.index));
      if (!isDenied && match[0].length > (best?.length ?? 0))
        best = { method, start: match.index, length: match[0].length };
    }
  return best
    ? { canvas: take(canvas, best.start, best.start + best.length), paymentMethod: best.method }
    : { canvas, paymentMethod: null };
};
