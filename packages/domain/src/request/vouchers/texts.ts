import type { ApiFailure } from '../../api/index.ts';
import { voucherRefusals } from '../../contracts/index.ts';

/** Every translation key that a voucher can show (specification 000, section 8, names the last two). */
export const voucherTextKeys = [
  'voucher.missing',
  'voucher.needs-fee',
  ...Object.values(voucherRefusals).map(({ translationKey }) => translationKey),
  'voucher.error.validation.message',
  'voucher.error.get.message',
] as const;
export type VoucherTextKey = (typeof voucherTextKeys)[number];

/** What the service said against the voucher; null when it said nothing of it. */
export const rejectionKey = (failure: ApiFailure | null): VoucherTextKey | null => {
  const key = failure?.kind === 'rejected' ? failure.translationKey : null;
  return voucherTextKeys.find((known) => known === key) ?? null;
};
