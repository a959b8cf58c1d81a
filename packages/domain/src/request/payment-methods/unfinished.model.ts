import { attach, restore, sample } from 'effector';
import { paymentKey } from '../placement/internal.ts';
import { placeOrderFx } from '../placement/index.ts';
import { $storage } from '../../platform/ports/index.ts';
import { paymentMethodsRequested } from './methods.model.ts';

const lookFx = attach({
  source: $storage,
  effect: (storage) => storage.keys().some((key) => key.startsWith(paymentKey(''))),
});

/** Whether a payment of before may have to be brought to its end: then the code that does it is needed. */
export const $hasUnfinishedPayment = restore(lookFx.doneData, false);

sample({ clock: paymentMethodsRequested, target: lookFx });
// The draft of an order that could not be sent may be being paid in another tab: pressing then leads to that payment.
sample({
  clock: placeOrderFx.failData,
  filter: ({ kind }) => kind === 'interrupted',
  fn: () => undefined,
  target: lookFx,
});
