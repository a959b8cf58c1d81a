import { parseAmount } from '../../platform/money/index.ts';
import type { PasteMarket } from '../draft/index.ts';
import { mask, type MaskedText } from './masked-text.ts';
import { wordSource } from './word-pattern.ts';

const currencySign = '[$€£¥₹৳฿₦₱₨₺₪]';
const currency = `(?:${currencySign}|${wordSource('currency')})`;
const amountPattern = /[0-9]+(?:[.,'][0-9]+)*/g;
/** Number of characters to search on each side of an amount for a label or a currency. */
const MAX_LABEL_DISTANCE = 36;
const currencyBefore = new RegExp(
  `(?:[a-z]{0,3}${currencySign}|(?<![\\p{L}])${currency}|(?<![\\p{L}])(?:rs|tk|n|p|ksh)\\.?)\\.? ?$`,
  'iu',
);
const currencyAfter = new RegExp(
  `^ ?(?:/-|\\.-|=/?|${currencySign}|${wordSource('currency')}|(?:บาท|元|塊|块|蚊))`,
  'iu',
);
/** Matches a currency or a mark such as `/-` directly after an amount. */
const amountSuffix = new RegExp(`^(?: ?(?:/-|\\.-))? ?(?:${currencySign}|${wordSource('currency')})?`, 'iu');
const labelBefore = new RegExp(
  `${wordSource('amount')}[\\s:.=(-]{0,4}(?:[\\p{L}.]{0,4}${currencySign}?\\.?\\s?)?$`,
  'iu',
);
const partialLabelBefore = new RegExp(
  `${wordSource('partialAmount')}[\\s:.=(-]{0,4}(?:[\\p{L}.]{0,4}${currencySign}?\\.?\\s?)?$`,
  'iu',
);

interface Candidate {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

/** Scores how likely a number is to be the amount to pay. Only numbers with a score of at least 3 count. */
const scoreCandidate = (visible: string, start: number, end: number): number => {
  const textBefore =
    visible
      .slice(Math.max(0, start - MAX_LABEL_DISTANCE), start)
      .split('\n')
      .pop() ?? '';
  const textAfter = visible.slice(end, end + MAX_LABEL_DISTANCE);
  const hasCurrency = currencyBefore.test(textBefore) || currencyAfter.test(textAfter);
  const isPartial = partialLabelBefore.test(textBefore);
  return (hasCurrency ? 3 : 0) + (labelBefore.test(textBefore) && !isPartial ? 4 : 0) - (isPartial ? 6 : 0);
};

/**
 * Finds and masks the amount to pay: a number with an amount label or a currency. Of equal candidates, the
 * last wins.
 */
export const findAmount = (
  masked: MaskedText,
  market: PasteMarket,
): { readonly masked: MaskedText; readonly amount: string | null } => {
  const locale = `${market.languages[0] ?? 'en'}-${market.country.toUpperCase()}`;
  let best: Candidate | null = null;
  for (const match of masked.visible.matchAll(amountPattern)) {
    const [text] = match;
    const end = match.index + text.length;
    if (text.length > 14 || !parseAmount(text, market.currency, locale).ok) continue;
    const score = scoreCandidate(masked.visible, match.index, end);
    if (score >= 3 && score >= (best?.score ?? 0)) best = { text, start: match.index, end, score };
  }
  if (!best) return { masked, amount: null };
  const textBefore = currencyBefore.exec(
    masked.visible.slice(Math.max(0, best.start - MAX_LABEL_DISTANCE), best.start),
  );
  const textAfter = amountSuffix.exec(masked.visible.slice(best.end, best.end + MAX_LABEL_DISTANCE));
  const start = best.start - (textBefore?.[0].length ?? 0);
  return { masked: mask(masked, start, best.end + (textAfter?.[0].length ?? 0)), amount: best.text };
};
