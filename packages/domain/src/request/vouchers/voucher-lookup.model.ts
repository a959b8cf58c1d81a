import { attach, sample } from 'effector';
import { loadVoucherFx } from '../../api/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { $voucherCode, $discountQuery } from '../fee/index.ts';
import { rejectionKey, type VoucherTextKey } from './texts.ts';
import { $voucherTerms, voucherLoaded, voucherRemoved, voucherSectionOpened } from './voucher.model.ts';

const loadFx = attach({ effect: loadVoucherFx });

// When a draft with a voucher is opened and has no fee yet, it can be told at least what the voucher is worth.
sample({
  clock: voucherSectionOpened,
  source: { code: $voucherCode, wish: $discountQuery, terms: $voucherTerms },
  filter: ({ code, wish, terms }) => code !== '' && wish === null && terms === null,
  fn: ({ code }) => ({ code }),
  target: loadFx,
});
const termsLoaded = sample({
  clock: loadFx.done,
  source: $voucherCode,
  filter: (code, { params }) => code === params.code,
  fn: (_, { result }) => result,
});
sample({ clock: termsLoaded, target: voucherLoaded });

// When that fails, say so; a voucher that the service does not know or take any more goes.
sample({
  clock: loadFx.fail,
  fn: () => ({
    tone: 'error' as const,
    message: { key: 'voucher.error.get.message' satisfies VoucherTextKey },
  }),
  target: notify,
});
sample({
  clock: loadFx.fail,
  source: $voucherCode,
  filter: (code, { params, error }) => code === params.code && rejectionKey(error) !== null,
  fn: () => undefined,
  target: voucherRemoved,
});
