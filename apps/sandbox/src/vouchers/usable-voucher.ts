import { voucherRefusals, type VoucherRefusalReason } from '@saddlebag/domain/contracts';
import { Refusal } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { Change } from '../store/tables.ts';
import { voucherCatalogue, type Voucher } from './voucher-catalogue.ts';

const refuse = (reason: VoucherRefusalReason): never => {
  const { status, message, translationKey } = voucherRefusals[reason];
  throw new Refusal(status, message, translationKey);
};

const useCountKey = (code: string): string => `voucherUses:${code}`;
const useCount = (service: Service, code: string): number => {
  const value = service.store.find('value', useCountKey(code))?.value;
  return typeof value === 'number' ? value : 0;
};

/**
 * Finds a voucher by its code, ignoring case. Throws a refusal with the reason if none of the vendors can use
 * it.
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
  if (voucher.uses !== undefined && useCount(service, voucher.code) >= voucher.uses) refuse('usedUp');
  return voucher;
};

/** Returns the change that counts another use of a voucher. */
export const countVoucherUse = (service: Service, code: string): Change => ({
  table: 'value',
  record: { id: useCountKey(code), value: useCount(service, code) + 1 },
});
