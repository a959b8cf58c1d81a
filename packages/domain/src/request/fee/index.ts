export { $isDiscountDue, $shownFee, $voucherCode, $voucherWish, discountGiven } from './discount.model.ts';
export type { VoucherWish } from './discount.ts';
export { wishKey } from './discount.ts';
export {
  $feeQuestion,
  $isRefreshingFee,
  feeSettled,
  refreshesForgotten,
  refreshesSpent,
  signatureExpired,
} from './fee-change.model.ts';
export { $quote, $quotedFee, quoteRetried, requoteFx } from './quote.model.ts';
export type { Quote, ShownFee } from './quote.ts';
