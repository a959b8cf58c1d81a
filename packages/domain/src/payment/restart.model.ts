import { createEvent, createStore, sample } from 'effector';
import { draftOpened } from '../request/draft/index.ts';
import { detailsCompleted } from '../request/flow/index.ts';
import { orderSubmitted, paymentAbandoned } from '../request/sending/index.ts';
import { paymentLeft } from './payment.model.ts';

/**
 * The vendor wants to try again after a payment of an earlier page ended without a charge. That page had the
 * approved order, so this page must submit the draft again.
 */
export const paymentRestarted = createEvent();

const $isRestarting = createStore(false)
  .on(paymentRestarted, () => true)
  .reset(orderSubmitted, draftOpened);

// Leave the ended payment, then submit the draft. All checks run again, and a failed check shows in the form.
sample({ clock: paymentRestarted, target: paymentLeft });
sample({
  clock: paymentAbandoned,
  source: $isRestarting,
  filter: Boolean,
  fn: () => undefined,
  target: [detailsCompleted, orderSubmitted],
});
