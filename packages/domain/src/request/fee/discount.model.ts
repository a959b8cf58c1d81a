import { combine, createEvent, createStore } from 'effector';
import { $flags } from '../../platform/flags/index.ts';
import { $deliverAt } from '../schedule/index.ts';
import { $draft } from '../draft/index.ts';
import { discountKey, type DiscountQuery } from './discount.ts';
import { $quotedFee } from './quote.model.ts';
import type { Discount, DisplayedFee } from './quote.ts';

/** The service took a voucher off a fee. Fired by the voucher's model. */
export const discountReceived = createEvent<Discount>();

/** Whether the service takes vouchers. */
export const $isVoucherOn = $flags.map(({ Voucher }) => Voucher);

/** The code of the draft's voucher; empty without one, and where vouchers are not taken. */
export const $voucherCode = combine($isVoucherOn, $draft, (isOn, { voucherCode }) =>
  isOn ? voucherCode : '',
);

/** The voucher and the fee that it shall be taken off; null while either is missing. */
export const $discountQuery = combine(
  $voucherCode,
  $quotedFee,
  $deliverAt,
  (code, fee, deliverAt): DiscountQuery | null => (code !== '' && fee ? { code, fee, deliverAt } : null),
);

// A code that was taken away and comes back is asked about anew.
const $discount = createStore<Discount | null>(null)
  .on(discountReceived, (_, discount) => discount)
  .reset($voucherCode);

/** The fee that is on screen now, with what a voucher has made of it, and nothing else: what a submission may carry. */
export const $displayedFee = combine(
  $quotedFee,
  $discountQuery,
  $discount,
  (fee, wish, discount): DisplayedFee | null =>
    fee && wish && discount?.key === discountKey(wish) ? { ...fee, discount } : fee,
);

/** What is left of the fee on screen, in main units; null without a voucher. */
export const $discountedFee = $displayedFee.map((fee) => fee?.discount?.amount ?? null);

/** The fee on screen waits for its voucher: nothing may be sent until it is there, or the voucher is gone. */
export const $isDiscountPending = combine(
  $discountQuery,
  $displayedFee,
  (wish, fee) => wish !== null && !fee?.discount,
);
