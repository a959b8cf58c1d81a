import { createEffect } from 'effector';
import type { WireVoucher } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { DeliveryFee } from './entities.ts';
import type { ApiFailure } from './failures.ts';

/** A voucher and the discounted fee. */
export interface ValidatedVoucher {
  readonly voucher: WireVoucher;
  readonly fee: DeliveryFee;
}

// Loaded with the first voucher, because most requests have none.
const contracts = () => import('../contracts/voucher.ts');

/**
 * Applies a voucher to a quoted fee (POST /voucher/validate).
 * @param orderTime the delivery time, or now for an instant order; unix milliseconds, sent as seconds
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

/** Loads a voucher without applying it to a fee (GET /voucher/{code}). */
export const loadVoucherFx = createEffect<{ readonly code: string }, WireVoucher, ApiFailure>(({ code }) =>
  callService(async () => (await contracts()).getVoucherContract, { params: { code } }).then(
    ({ result }) => result,
  ),
);
