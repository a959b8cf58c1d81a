import { combine, createEvent, createStore, sample } from 'effector';
import type { Confirmation } from '../api/index.ts';
import type { paymentErrorTexts } from '../request/payment-methods/index.ts';
import { draftOpened } from '../request/draft/index.ts';
import { detailsReopened } from '../request/flow/index.ts';
import { $duePayment, paymentAbandoned } from '../request/sending/index.ts';
import { forgetPaymentFx, type PaymentSnapshot } from './commands.model.ts';
import { nextStage, type PaymentEvent, type PaymentStage } from './stages.ts';

/** The chosen card: a saved card or a new, encrypted one. */
export type CardChoice = Pick<Confirmation, 'provider' | 'instrument' | 'card'>;

/** The payment screen opened. `returnedPaymentId` is the id in the bank's return URL. May fire repeatedly. */
export const paymentScreenOpened = createEvent<{ readonly returnedPaymentId: string | null }>();
export const cardConfirmed = createEvent<CardChoice>();
/** The browser could not encrypt the card. */
export const encryptionFailed = createEvent();
export const cancelRequested = createEvent();
export const paymentRetried = createEvent();
/** The vendor asked to go back to the order's details. */
export const paymentLeft = createEvent();

/** An input of the payment's stage machine. Fired only by the payment models. */
export const paymentEventOccurred = createEvent<PaymentEvent>();
/** The error on screen changed. Null removes it. */
export const paymentErrorChanged = createEvent<PaymentErrorKey | null>();
export const paymentStateReceived = createEvent<PaymentSnapshot>();

export type PaymentErrorKey =
  | (typeof paymentErrorTexts)[keyof typeof paymentErrorTexts]
  | `payment.error.${'declined' | 'failed' | 'cancelled' | 'address' | 'encryption'}`;

export const $stage = createStore<PaymentStage>('idle')
  .on(paymentEventOccurred, nextStage)
  .reset(draftOpened);
export const $paymentError = createStore<PaymentErrorKey | null>(null)
  .on(paymentErrorChanged, (_, error) => error)
  .reset(cardConfirmed, paymentLeft, draftOpened);
/** The payment whose state the service reported last. */
export const $payment = createStore<PaymentSnapshot | null>(null)
  .on(paymentStateReceived, (_, payment) => payment)
  .reset(draftOpened);

const leavableStages: readonly PaymentStage[] = [
  'opening',
  'preparing',
  'refreshing',
  'choosing',
  'failed',
  'refunded',
];
/** True in the stages that the vendor can leave, because no charge can be in progress. */
export const $canLeavePayment = $stage.map((stage) => leavableStages.includes(stage));

// When the vendor goes back, reopen the details with the same draft.
const paymentClosed = sample({
  clock: paymentLeft,
  source: { canLeave: $canLeavePayment, payment: $payment },
  filter: ({ canLeave }) => canLeave,
  fn: ({ payment }) => payment,
});
sample({ clock: paymentClosed, target: detailsReopened });
sample({ clock: paymentClosed.filterMap((payment) => payment ?? undefined), target: forgetPaymentFx });
sample({ clock: paymentClosed, fn: (): PaymentEvent => 'left', target: paymentEventOccurred });
sample({ clock: paymentClosed, target: paymentAbandoned });

/** The amount and address on the payment screen. Null if neither the order nor the payment is known. */
export const $paymentSummary = combine($duePayment, $payment, (due, payment) =>
  due
    ? { amount: due.fee.discount?.amount ?? due.fee.amount, address: due.body.customer.location.address }
    : payment && { amount: payment.state.amount, address: null },
);
/** True while a payment is in progress or an order is waiting for its payment. */
export const $isPaymentOpen = combine($stage, $duePayment, (stage, due) => stage !== 'idle' || due !== null);
