export {
  $isDiscountPending,
  $displayedFee,
  $voucherCode,
  $discountQuery,
  discountReceived,
} from './discount.model.ts';
export type { DiscountQuery } from './discount.ts';
export { discountKey } from './discount.ts';
export { payableAmount, tripKey } from './quote.ts';
export { $quote, $quotedFee, quoteRetried, refreshFeeFx } from './quote.model.ts';
export type { Quote, DisplayedFee } from './quote.ts';
export { $discountedFee, $isVoucherOn } from './discount.model.ts';
