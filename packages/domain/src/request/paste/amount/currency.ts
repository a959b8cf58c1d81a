import { wordSource } from '../word-pattern.ts';

const sign = '[$€£¥₹৳฿₦₱₨₺₪円元]';

/** Matches a currency at the end of a text. */
export const currencyBefore = new RegExp(
  `(?:[a-z]{0,3}${sign}|(?<![\\p{L}])(?:${wordSource('currency')}|rs|tk|n|p|php|ksh|rm|bd|kd|qr))[.:]? ?$`,
  'iu',
);

/** Matches a currency or a mark such as `/-` at the start of a text. */
export const currencyAfter = new RegExp(
  `^ ?(?:/-|\\.-|=/)? ?(?:${sign}|${wordSource('currency')}|บาท|塊|块|蚊|/-|\\.-|=/)`,
  'iu',
);
