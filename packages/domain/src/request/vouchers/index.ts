import './look-up.model.ts';

export {
  codeTyped,
  voucherApplied,
  voucherRemoved,
  voucherShown,
  $codeText,
  $voucher,
  $voucherError,
  type DraftVoucher,
} from './voucher.model.ts';
export { voucherTextKeys, type VoucherTextKey } from './texts.ts';
