import { attach, restore, sample } from 'effector';
import { paymentKey } from '../commands/payment-key.ts';
import { $storage } from '../shared/storage.ts';
import { paymentWatchBegun } from './methods.model.ts';

const lookFx = attach({
  source: $storage,
  effect: (storage) => storage.keys().some((key) => key.startsWith(paymentKey(''))),
});

/** Whether a payment of before may have to be brought to its end: then the code that does it is needed. */
export const $hasUnfinishedPayment = restore(lookFx.doneData, false);

sample({ clock: paymentWatchBegun, target: lookFx });
