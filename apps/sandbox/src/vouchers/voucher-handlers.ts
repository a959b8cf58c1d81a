import {
  signatureExpiredMessage,
  type getVoucherContract,
  type validateVoucherContract,
  type WireVoucher,
} from '@saddlebag/domain/contracts';
import { roundFee } from '../delivery/tariff.ts';
import type { Handler } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import { requireOwnVendor, listOwnVendors } from '../vendors/ownership.ts';
import { requireUsableVoucher } from './usable-voucher.ts';

/** Returns the public terms of a voucher. */
const publicTerms = ({ code, amount, type }: WireVoucher): WireVoucher => ({ code, amount, type });

/** Applies a voucher to a fee. The result is at least 0. */
const applyVoucher = (fee: number, { amount, type }: WireVoucher): number =>
  Math.max(0, type === 'PERCENTAGE' ? fee * (1 - amount / 100) : fee - amount);

export const validateVoucher: Handler<typeof validateVoucherContract> = ({ body }, service, caller) => {
  const vendor = requireOwnVendor(service, caller, body.vendor_id);
  const { order_time, delivery_fee, signature } = body.order;
  const voucher = publicTerms(requireUsableVoucher(service, body.code, [vendor.id], order_time * 1000));
  const fee = roundFee(vendor.country, applyVoucher(delivery_fee, voucher));
  const discountSignature = service.feeSignatures.signDiscount(signature, { voucher, fee });
  if (discountSignature === null) throw new Refusal(400, signatureExpiredMessage, 'error.fee.changed');
  return { result: { voucher, delivery_fee: fee, signature: discountSignature } };
};

export const getVoucher: Handler<typeof getVoucherContract> = ({ params }, service, caller) => {
  const vendorIds = listOwnVendors(service, caller).map(({ id }) => id);
  return { result: publicTerms(requireUsableVoucher(service, params.code, vendorIds, service.clock.now())) };
};
