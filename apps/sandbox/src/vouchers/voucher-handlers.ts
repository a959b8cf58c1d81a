import type { getVoucherContract, validateVoucherContract, WireVoucher } from '@saddlebag/domain/contracts';
import { feeRefusal } from '../delivery/fee-refusal.ts';
import { roundFee } from '../delivery/tariff.ts';
import type { Handler } from '../http/mount.ts';
import { requireOwnVendor, listOwnVendors } from '../vendors/ownership.ts';
import { requireUsableVoucher } from './usable-voucher.ts';

/** Returns the public terms of a voucher. */
const publicTerms = ({ code, amount, type }: WireVoucher): WireVoucher => ({ code, amount, type });

/** Subtracts a voucher from a fee. The result is at least 0. */
const applyVoucher = (fee: number, { amount, type }: WireVoucher): number =>
  Math.max(0, type === 'PERCENTAGE' ? fee * (1 - amount / 100) : fee - amount);

/**
 * Applies a voucher to a fee that the service quoted for this vendor. Refuses any other fee, because an order
 * may be created for every discounted fee that the service has signed.
 */
export const validateVoucher: Handler<typeof validateVoucherContract> = ({ body }, service, caller) => {
  const vendor = requireOwnVendor(service, caller, body.vendor_id);
  const { order_time, delivery_fee, signature } = body.order;
  const voucher = publicTerms(requireUsableVoucher(service, body.code, [vendor.id], order_time * 1000));
  const fee = roundFee(vendor.country, applyVoucher(delivery_fee, voucher));
  const quote = { vendorId: vendor.id, fee: delivery_fee };
  const discount = service.feeSignatures.signDiscount(quote, signature, { voucher, fee });
  if (!discount.ok) throw feeRefusal(discount.fault);
  return { result: { voucher, delivery_fee: fee, signature: discount.signature } };
};

export const getVoucher: Handler<typeof getVoucherContract> = ({ params }, service, caller) => {
  const vendorIds = listOwnVendors(service, caller).map(({ id }) => id);
  return { result: publicTerms(requireUsableVoucher(service, params.code, vendorIds, service.clock.now())) };
};
