import { attach, restore, sample } from 'effector';
import { paymentRecordKey } from '../placement/internal.ts';
import { placeOrderFx } from '../placement/index.ts';
import { $storage } from '../../platform/ports/index.ts';
import { paymentMethodsRequested } from './methods.model.ts';

const findUnfinishedPaymentFx = attach({
  source: $storage,
  effect: (storage) => storage.keys().some((key) => key.startsWith(paymentRecordKey(''))),
});

/** True when an unfinished payment may exist, so the payment code must be loaded. */
export const $hasUnfinishedPayment = restore(findUnfinishedPaymentFx.doneData, false);

sample({ clock: paymentMethodsRequested, target: findUnfinishedPaymentFx });
// A placement is interrupted if another tab is paying for its draft. The search then finds that payment.
sample({
  clock: placeOrderFx.failData,
  filter: ({ kind }) => kind === 'interrupted',
  target: findUnfinishedPaymentFx,
});
