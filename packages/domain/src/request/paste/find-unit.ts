import { GAP, take, type Canvas } from './canvas.ts';
import { unitPattern } from './word-pattern.ts';

/** Takes flat and floor out; a floor and a flat that stand side by side belong together. */
export const findUnit = (canvas: Canvas): { readonly canvas: Canvas; readonly unit: string | null } => {
  let span: readonly [number, number] | null = null;
  for (const match of canvas.plain.matchAll(unitPattern)) {
    const length = match[0].trimEnd().length;
    const end = match.index + length;
    if (!span) span = [match.index, end];
    else if (/^[\s,]{1,3}$/.test(canvas.plain.slice(span[1], match.index))) span = [span[0], end];
    else break;
  }
  if (!span) return { canvas, unit: null };
  return { canvas: take(canvas, span[0], span[1], GAP), unit: canvas.source.slice(span[0], span[1]) };
};
