import {
  signatureExpiredMessage,
  type getVoucherContract,
  type validateVoucherContract,
  type WireVoucher,
} from '@saddlebag/domain/contracts';
import { roundedFee } from '../delivery/tariff.ts';
import type { Handler } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import { ownVendor, ownVendors } from '../vendors/ownership.ts';
import { usableVoucher } from './judge-voucher.ts';

/** What everybody may know of a voucher. */
const termsOf = ({ code, amount, type }: WireVoucher): WireVoucher => ({ code, amount, type });

/** What a voucher leaves of a fee, never less than nothing. */
export const discounted = (fee: number, { amount, type }: WireVoucher): number =>
  Math.max(0, type === 'PERCENTAGE' ? fee * (1 - amount / 100) : fee - amount);

export const validateVoucher: Handler<typeof validateVoucherContract> = ({ body }, service, caller) => {
  const vendor = ownVendor(service, caller, body.vendor_id);
  const { order_time, delivery_fee, signature } = body.order;
  const voucher = termsOf(usableVoucher(service, body.code, [vendor.id], order_time * 1000));
  const fee = roundedFee(vendor.country, discounted(delivery_fee, voucher));
  const sealed = service.feeSignatures.signDiscount(signature, { voucher, fee });
  if (sealed === null) throw new Refusal(400, signatureExpiredMessage, 'error.fee.changed');
  return { result: { voucher, delivery_fee: fee, signature: sealed } };
};

export const getVoucher: Handler<typeof getVoucherContract> = ({ params }, service, caller) => {
  const vendorIds = ownVendors(service, caller).map(({ id }) => id);
  return { result: termsOf(usableVoucher(service, params.code, vendorIds, service.clock.now())) };
};
