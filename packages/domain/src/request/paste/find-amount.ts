import { parseAmount } from '../../platform/money/index.ts';
import type { PasteMarket } from '../draft/index.ts';
import { take, type Canvas } from './canvas.ts';
import { wordSource } from './word-pattern.ts';

const sign = '[$€£¥₹৳฿₦₱₨₺₪]';
const currency = `(?:${sign}|${wordSource('currency')})`;
const sum = /[0-9]+(?:[.,'][0-9]+)*/g;
/** Currency words stand close; labels a little further. */
const REACH = 36;
const currencyBefore = new RegExp(
  `(?:[a-z]{0,3}${sign}|(?<![\\p{L}])${currency}|(?<![\\p{L}])(?:rs|tk|n|p|ksh)\\.?)\\.? ?$`,
  'iu',
);
const currencyAfter = new RegExp(
  `^ ?(?:/-|\\.-|=/?|${sign}|${wordSource('currency')}|(?:บาท|元|塊|块|蚊))`,
  'iu',
);
const currencyWhole = new RegExp(`^(?: ?(?:/-|\\.-))? ?(?:${sign}|${wordSource('currency')})?`, 'iu');
const labelBefore = new RegExp(
  `${wordSource('amount')}[\\s:.=(-]{0,4}(?:[\\p{L}.]{0,4}${sign}?\\.?\\s?)?$`,
  'iu',
);
const lesserBefore = new RegExp(
  `${wordSource('lesserSum')}[\\s:.=(-]{0,4}(?:[\\p{L}.]{0,4}${sign}?\\.?\\s?)?$`,
  'iu',
);

interface Candidate {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly worth: number;
}

/** How surely the number there is the sum to pay. */
const worthOf = (plain: string, start: number, end: number): number => {
  const before =
    plain
      .slice(Math.max(0, start - REACH), start)
      .split('\n')
      .pop() ?? '';
  const after = plain.slice(end, end + REACH);
  const hasCurrency = currencyBefore.test(before) || currencyAfter.test(after);
  const isLesser = lesserBefore.test(before);
  return (hasCurrency ? 3 : 0) + (labelBefore.test(before) && !isLesser ? 4 : 0) - (isLesser ? 6 : 0);
};

/** Takes out the sum to pay: the one that is called so, or that has a currency. */
export const findAmount = (
  canvas: Canvas,
  market: PasteMarket,
): { readonly canvas: Canvas; readonly amount: string | null } => {
  const locale = `${market.languages[0] ?? 'en'}-${market.country.toUpperCase()}`;
  let best: Candidate | null = null;
  for (const match of canvas.plain.matchAll(sum)) {
    const [text] = match;
    const end = match.index + text.length;
    if (text.length > 14 || !parseAmount(text, market.currency, locale).ok) continue;
    const worth = worthOf(canvas.plain, match.index, end);
    if (worth >= 3 && worth >= (best?.worth ?? 0)) best = { text, start: match.index, end, worth };
  }
  if (!best) return { canvas, amount: null };
  const before = currencyBefore.exec(canvas.plain.slice(Math.max(0, best.start - REACH), best.start));
  const after = currencyWhole.exec(canvas.plain.slice(best.end, best.end + REACH));
  const start = best.start - (before?.[0].length ?? 0);
  return { canvas: take(canvas, start, best.end + (after?.[0].length ?? 0)), amount: best.text };
};
