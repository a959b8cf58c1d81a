import { createEffect } from 'effector';
import type { WireVoucher } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { DeliveryFee } from './entities.ts';
import type { ApiFailure } from './failures.ts';

/** A voucher with what it has made of a fee. */
export interface ValidatedVoucher {
  readonly voucher: WireVoucher;
  readonly fee: DeliveryFee;
}

// Most requests have no voucher, so its schemas come with the first one.
const contracts = () => import('../contracts/voucher.ts');

/**
 * POST /voucher/validate: the voucher, and what it leaves of the fee.
 * @param orderTime when the order shall be delivered, or now; unix milliseconds, sent as seconds
 */
export const validateVoucherFx = createEffect<
  {
    readonly code: string;
    readonly vendorId: string;
    readonly fee: DeliveryFee;
    readonly orderTime: number;
  },
  ValidatedVoucher,
  ApiFailure
>(({ code, vendorId, fee, orderTime }) =>
  callService(async () => (await contracts()).validateVoucherContract, {
    body: {
      code,
      order: {
        order_time: Math.floor(orderTime / 1000),
        delivery_fee: fee.amount,
        signature: fee.signature,
      },
      vendor_id: vendorId,
    },
  }).then(({ result: { voucher, delivery_fee, signature } }) => ({
    voucher,
    fee: { amount: delivery_fee, signature },
  })),
);

/** GET /voucher/{code}: what a voucher is worth, before there is a fee to take it off. */
export const loadVoucherFx = createEffect<{ readonly code: string }, WireVoucher, ApiFailure>(({ code }) =>
  callService(async () => (await contracts()).getVoucherContract, { params: { code } }).then(
    ({ result }) => result,
  ),
);
