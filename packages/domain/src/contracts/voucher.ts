import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { money, unixSeconds } from './numbers.ts';
import { id, token } from './text.ts';
import { voucherSchema } from './voucher-schema.ts';

/** The service's reasons for refusing a voucher. `translationKey` is the key of the screen text. */
export const voucherRefusals = {
  unknown: { status: 404, message: 'voucher-unknown', translationKey: 'voucher.error.unknown' },
  expired: { status: 400, message: 'voucher-expired', translationKey: 'voucher.error.expired' },
  usedUp: { status: 400, message: 'voucher-used-up', translationKey: 'voucher.error.used-up' },
  otherVendor: {
    status: 400,
    message: 'voucher-of-another-vendor',
    translationKey: 'voucher.error.other-vendor',
  },
} as const;
export type VoucherRefusalReason = keyof typeof voucherRefusals;

/**
 * Applies a voucher to a fee that the service quoted for this vendor. The service refuses any other fee. The
 * order must carry the returned signature instead of the fee's.
 * `order_time` is the delivery time, or now for an instant order, in unix seconds.
 */
export const validateVoucherContract = defineContract({
  id: 'validateVoucher',
  method: 'POST',
  service: 'orders',
  path: '/voucher/validate',
  summary: 'Apply a voucher to a delivery fee',
  body: z.object({
    code: id.check(z.minLength(1)),
    order: z.object({ order_time: unixSeconds, delivery_fee: money, signature: token }),
    vendor_id: id,
  }),
  response: z.object({
    result: z.object({
      voucher: voucherSchema,
      delivery_fee: money,
      signature: z.string(),
    }),
  }),
});

/** Reads a voucher without applying it to a fee. */
export const getVoucherContract = defineContract({
  id: 'getVoucher',
  method: 'GET',
  service: 'orders',
  path: '/voucher/{code}',
  summary: 'Read a voucher',
  params: z.object({ code: id }),
  response: z.object({ result: voucherSchema }),
});
