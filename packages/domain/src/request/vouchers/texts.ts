import type { ApiFailure } from '../../api/index.ts';
import { voucherRefusals } from '../../contracts/index.ts';

/** Every translation key of vouchers. Specification 000, section 8, defines the last two. */
export const voucherTextKeys = [
  'voucher.missing',
  'voucher.needs-fee',
  ...Object.values(voucherRefusals).map(({ translationKey }) => translationKey),
  'voucher.error.validation.message',
  'voucher.error.get.message',
] as const;
export type VoucherTextKey = (typeof voucherTextKeys)[number];

/** Returns the translation key of a voucher rejection. Returns null for any other failure. */
export const rejectionKey = (failure: ApiFailure | null): VoucherTextKey | null => {
  const key = failure?.kind === 'rejected' ? failure.translationKey : null;
  return voucherTextKeys.find((voucherKey) => voucherKey === key) ?? null;
};
