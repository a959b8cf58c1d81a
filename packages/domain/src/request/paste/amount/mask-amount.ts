import { mask, type MaskedText } from '../masked-text.ts';
import { currencyAfter, currencyBefore } from './currency.ts';

/** Masks an amount together with its currency. */
export const maskAmount = (masked: MaskedText, start: number, end: number): MaskedText => {
  const before = currencyBefore.exec(masked.visible.slice(Math.max(0, start - 12), start));
  const after = currencyAfter.exec(masked.visible.slice(end, end + 14));
  return mask(masked, start - (before?.[0].length ?? 0), end + (after?.[0].length ?? 0));
};
