import './voucher-lookup.model.ts';

export {
  voucherCodeTyped,
  voucherCodeSubmitted,
  voucherRemoved,
  voucherSectionOpened,
  $voucherCodeText,
  $voucher,
  $voucherError,
  type DraftVoucher,
} from './voucher.model.ts';
export { voucherTextKeys, type VoucherTextKey } from './texts.ts';
