import { combine, createEvent, createStore, sample } from 'effector';
import type { Confirmation } from '../api/index.ts';
import type { paymentErrorTexts } from '../request/payment-methods/index.ts';
import { draftOpened } from '../request/draft/index.ts';
import { detailsReopened } from '../request/flow/index.ts';
import { $duePayment, paymentAbandoned } from '../request/sending/index.ts';
import { forgetPaymentFx, type KnownPayment } from './commands.model.ts';
import { nextStage, type PaymentFact, type PaymentStage } from './stages.ts';

/** What the vendor pays with: a saved card, or a new one that is encrypted already. */
export type CardChoice = Pick<Confirmation, 'provider' | 'instrument' | 'card'>;

/** The screen of payments is there. `returned` is the payment that the address names. Idempotent. */
export const paymentShown = createEvent<{ readonly returned: string | null }>();
export const cardConfirmed = createEvent<CardChoice>();
/** The browser could not encrypt the card. */
export const encryptionFailed = createEvent();
export const cancelRequested = createEvent();
/** The vendor wants to begin again after a failure. */
export const paymentRetried = createEvent();
/** The vendor goes back to the order's details, which are as they were. */
export const paymentLeft = createEvent();

/** Something happened that may move the payment on. Fired by the payment's models alone. */
export const factHappened = createEvent<PaymentFact>();
/** What to say on the screen; null takes it away. */
export const errorSaid = createEvent<PaymentErrorKey | null>();
/** The service has said how a payment stands. */
export const stateLearned = createEvent<KnownPayment>();

/** The text of an error. */
export type PaymentErrorKey =
  | (typeof paymentErrorTexts)[keyof typeof paymentErrorTexts]
  | `payment.error.${'declined' | 'failed' | 'cancelled' | 'address' | 'encryption'}`;

export const $stage = createStore<PaymentStage>('idle').on(factHappened, nextStage).reset(draftOpened);
export const $paymentError = createStore<PaymentErrorKey | null>(null)
  .on(errorSaid, (_, error) => error)
  .reset(cardConfirmed, paymentLeft, draftOpened);
/** The payment that the service has spoken of last. */
export const $payment = createStore<KnownPayment | null>(null)
  .on(stateLearned, (_, known) => known)
  .reset(draftOpened);

// When the vendor goes back, everything typed is as it was.
const whenIn = (...stages: readonly PaymentStage[]) => $stage.map((stage) => stages.includes(stage));

const $canLeave = whenIn('opening', 'preparing', 'refreshing', 'choosing', 'failed', 'refunded');
export const $canLeavePayment = $canLeave;
const gone = sample({
  clock: paymentLeft,
  source: { canLeave: $canLeave, known: $payment },
  filter: ({ canLeave }) => canLeave,
  fn: ({ known }) => known?.draftId ?? '',
});
sample({ clock: gone, fn: () => undefined, target: detailsReopened });
sample({ clock: gone, target: forgetPaymentFx });
sample({ clock: gone, fn: (): PaymentFact => 'left', target: factHappened });
sample({ clock: gone, fn: () => undefined, target: paymentAbandoned });

/** What is being paid; null where only the service knows it. */
export const $paymentSummary = combine($duePayment, $payment, (due, known) =>
  due
    ? { amount: due.fee.discount?.amount ?? due.fee.amount, address: due.body.customer.location.address }
    : known && { amount: known.state.amount, address: null },
);
/** True while a payment is on the screen. */
export const $isPaymentOpen = combine($stage, $duePayment, (stage, due) => stage !== 'idle' || due !== null);
