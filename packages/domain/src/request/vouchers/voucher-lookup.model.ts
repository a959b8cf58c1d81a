import { attach, sample } from 'effector';
import { loadVoucherFx } from '../../api/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { $voucherCode, $discountQuery } from '../fee/index.ts';
import { rejectionKey, type VoucherTextKey } from './texts.ts';
import { $voucherTerms, voucherTermsLoaded, voucherRemoved, voucherSectionOpened } from './voucher.model.ts';

const loadFx = attach({ effect: loadVoucherFx });

// Load the terms of a restored voucher if there is no fee yet. With a fee, the validation returns them.
sample({
  clock: voucherSectionOpened,
  source: { code: $voucherCode, query: $discountQuery, terms: $voucherTerms },
  filter: ({ code, query, terms }) => code !== '' && query === null && terms === null,
  fn: ({ code }) => ({ code }),
  target: loadFx,
});
const termsLoaded = sample({
  clock: loadFx.done,
  source: $voucherCode,
  filter: (code, { params }) => code === params.code,
  fn: (_, { result }) => result,
});
sample({ clock: termsLoaded, target: voucherTermsLoaded });

// Notify the vendor of a failure. Remove the voucher if the service rejected it.
sample({
  clock: loadFx.fail,
  fn: () => toast<VoucherTextKey>('error', 'voucher.error.get.message'),
  target: notify,
});
sample({
  clock: loadFx.fail,
  source: $voucherCode,
  filter: (code, { params, error }) => code === params.code && rejectionKey(error) !== null,
  target: voucherRemoved,
});
