import { combine, createEvent, createStore } from 'effector';
import { $flags } from '../../platform/flags/index.ts';
import { $deliverAt } from '../schedule/index.ts';
import { $draft } from '../draft/index.ts';
import { discountKey, type DiscountQuery } from './discount.ts';
import { $quotedFee } from './quote.model.ts';
import type { Discount, DisplayedFee } from './quote.ts';

/** The service calculated the discounted fee. Fired by the voucher model. */
export const discountReceived = createEvent<Discount>();

export const $isVoucherOn = $flags.map(({ Voucher }) => Voucher);

/** The voucher code of the draft. Empty without a code and while vouchers are disabled. */
export const $voucherCode = combine($isVoucherOn, $draft, (isOn, { voucherCode }) =>
  isOn ? voucherCode : '',
);

/** The discount to request for the current voucher and fee. Null while either is missing. */
export const $discountQuery = combine(
  $voucherCode,
  $quotedFee,
  $deliverAt,
  (code, fee, deliverAt): DiscountQuery | null => (code !== '' && fee ? { code, fee, deliverAt } : null),
);

// A changed code invalidates the discount, so a code that is removed and re-entered is validated again.
const $discount = createStore<Discount | null>(null)
  .on(discountReceived, (_, discount) => discount)
  .reset($voucherCode);

/** The displayed fee with its discount, if any. A submission sends exactly this fee. */
export const $displayedFee = combine(
  $quotedFee,
  $discountQuery,
  $discount,
  (fee, query, discount): DisplayedFee | null =>
    fee && query && discount?.key === discountKey(query) ? { ...fee, discount } : fee,
);

/** The displayed fee after the discount, in major units. Null without a discount. */
export const $discountedFee = $displayedFee.map((fee) => fee?.discount?.amount ?? null);

/** True while the displayed fee lacks the discount of the voucher. Blocks the submission. */
export const $isDiscountPending = combine(
  $discountQuery,
  $displayedFee,
  (query, fee) => query !== null && !fee?.discount,
);
