import {
  voucherRefusals,
  type CreateOrderBody,
  type VoucherRefusalReason,
} from '@saddlebag/domain/contracts';
import { Refusal } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import { voucherCatalogue, type Voucher } from './voucher-catalogue.ts';
import { countTakenUses } from './voucher-uses.ts';

const refuse = (reason: VoucherRefusalReason): never => {
  const { status, message, translationKey } = voucherRefusals[reason];
  throw new Refusal(status, message, translationKey);
};

/**
 * Finds a voucher by its code, ignoring case. If none of the vendors can use it, throws a refusal with the
 * reason.
 * @param at Delivery time of the order, in unix milliseconds.
 */
export const requireUsableVoucher = (
  service: Service,
  code: string,
  vendorIds: readonly string[],
  at: number,
): Voucher => {
  const normalizedCode = code.trim().toUpperCase();
  const voucher =
    voucherCatalogue.find((candidate) => candidate.code === normalizedCode) ?? refuse('unknown');
  if (voucher.vendorIds && !voucher.vendorIds.some((id) => vendorIds.includes(id))) refuse('otherVendor');
  if (voucher.expiresAt !== undefined && voucher.expiresAt <= at) refuse('expired');
  const { code: id, uses } = voucher;
  if (uses !== undefined && countTakenUses(service, id) >= uses) refuse('usedUp');
  return voucher;
};

/** Checks that the voucher of an order, if any, can still be used. Throws a refusal. */
export const requireUsableOrderVoucher = (
  service: Service,
  vendorId: string,
  { voucher, preordered_for }: CreateOrderBody,
): void => {
  if (voucher === undefined) return;
  const at = preordered_for === null ? service.clock.now() : preordered_for * 1000;
  requireUsableVoucher(service, voucher.code, [vendorId], at);
};
