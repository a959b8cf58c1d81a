import { GAP, mask, type MaskedText } from './masked-text.ts';
import { unitPattern } from './word-pattern.ts';

/** Finds and masks the unit. An adjacent floor and flat are one unit. */
export const findUnit = (
  masked: MaskedText,
): { readonly masked: MaskedText; readonly unit: string | null } => {
  let span: readonly [number, number] | null = null;
  for (const match of masked.visible.matchAll(unitPattern)) {
    const length = match[0].trimEnd().length;
    const end = match.index + length;
    if (!span) span = [match.index, end];
    else if (/^[\s,]{1,3}$/.test(masked.visible.slice(span[1], match.index))) span = [span[0], end];
    else break;
  }
  if (!span) return { masked, unit: null };
  return { masked: mask(masked, span[0], span[1], GAP), unit: masked.source.slice(span[0], span[1]) };
};
