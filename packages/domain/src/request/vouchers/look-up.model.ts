import { attach, sample } from 'effector';
import { loadVoucherFx } from '../../api/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { $voucherCode, $voucherWish } from '../fee/index.ts';
import { refusalOf, type VoucherTextKey } from './texts.ts';
import { $terms, voucherRead, voucherRemoved, voucherShown } from './voucher.model.ts';

const lookUpFx = attach({ effect: loadVoucherFx });

// When a draft with a voucher is opened and has no fee yet, it can be told at least what the voucher is worth.
sample({
  clock: voucherShown,
  source: { code: $voucherCode, wish: $voucherWish, terms: $terms },
  filter: ({ code, wish, terms }) => code !== '' && wish === null && terms === null,
  fn: ({ code }) => ({ code }),
  target: lookUpFx,
});
const answered = sample({
  clock: lookUpFx.done,
  source: $voucherCode,
  filter: (code, { params }) => code === params.code,
  fn: (_, { result }) => result,
});
sample({ clock: answered, target: voucherRead });

// When that fails, say so; a voucher that the service does not know or take any more goes.
sample({
  clock: lookUpFx.fail,
  fn: () => ({
    tone: 'error' as const,
    message: { key: 'voucher.error.get.message' satisfies VoucherTextKey },
  }),
  target: notify,
});
sample({
  clock: lookUpFx.fail,
  source: $voucherCode,
  filter: (code, { params, error }) => code === params.code && refusalOf(error) !== null,
  fn: () => undefined,
  target: voucherRemoved,
});
