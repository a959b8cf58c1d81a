export { $isDiscountDue, $shownFee, $voucherCode, $voucherWish, discountGiven } from './discount.model.ts';
export type { VoucherWish } from './discount.ts';
export { wishKey } from './discount.ts';
export { payableOf, tripKey } from './quote.ts';
export { $quote, $quotedFee, quoteRetried, requoteFx } from './quote.model.ts';
export type { Quote, ShownFee } from './quote.ts';
