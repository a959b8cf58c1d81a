import { voucherRefusals, type VoucherRefusalReason } from '@saddlebag/domain/contracts';
import { Refusal } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { Change } from '../store/tables.ts';
import { demoVouchers, type Voucher } from './vouchers.ts';

const refuse = (reason: VoucherRefusalReason): never => {
  const { status, message, translationKey } = voucherRefusals[reason];
  throw new Refusal(status, message, translationKey);
};

const usesKey = (code: string): string => `voucherUses:${code}`;
const usesOf = (service: Service, code: string): number => {
  const value = service.store.find('value', usesKey(code))?.value;
  return typeof value === 'number' ? value : 0;
};

/**
 * The voucher with this code, in whichever case it was typed, if one of the vendors may use it at that time. Throws a
 * refusal that says why not.
 * @param at When the order shall be delivered; unix milliseconds.
 */
export const usableVoucher = (
  service: Service,
  code: string,
  vendorIds: readonly string[],
  at: number,
): Voucher => {
  const typed = code.trim().toUpperCase();
  const voucher = demoVouchers.find((known) => known.code === typed) ?? refuse('unknown');
  if (voucher.vendorIds && !voucher.vendorIds.some((id) => vendorIds.includes(id))) refuse('otherVendor');
  if (voucher.expiresAt !== undefined && voucher.expiresAt <= at) refuse('expired');
  if (voucher.uses !== undefined && usesOf(service, voucher.code) >= voucher.uses) refuse('usedUp');
  return voucher;
};

/** The change that counts one more order with the voucher. */
export const voucherUsed = (service: Service, code: string): Change => ({
  table: 'value',
  record: { id: usesKey(code), value: usesOf(service, code) + 1 },
});
