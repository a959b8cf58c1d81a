import { sample } from 'effector';
import { cardDeclinedMessage } from '../contracts/index.ts';
import { $vendorId } from '../request/draft/index.ts';
import { $duePayment, orderPaid, paymentRefused } from '../request/sending/index.ts';
import {
  cancelFx,
  forgetPaymentFx,
  claimPaidOrderFx,
  payFx,
  resumePaymentFx,
  type PaymentSnapshot,
} from './commands.model.ts';
import { paymentEndedElsewhere } from './payment-elsewhere.model.ts';
import {
  $payment,
  $paymentError,
  $stage,
  cancelRequested,
  cardConfirmed,
  encryptionFailed,
  paymentErrorChanged,
  paymentEventOccurred,
  paymentStateReceived,
  type PaymentErrorKey,
} from './payment.model.ts';
import type { PaymentFailure } from './payment-ports.ts';
import { $intent, $wallet, paymentResumeRequested, noPaymentFound } from './preparation.model.ts';
import type { PaymentEvent } from './stages.ts';

const toEvent = (event: PaymentEvent) => (): PaymentEvent => event;

// If an earlier payment may be unfinished, resume it.
sample({ clock: paymentResumeRequested, fn: toEvent('resumed'), target: paymentEventOccurred });
sample({ clock: paymentResumeRequested, target: resumePaymentFx });

// When the vendor confirms a card, charge it.
const chargeRequested = sample({
  clock: cardConfirmed,
  source: { stage: $stage, due: $duePayment, wallet: $wallet, intent: $intent },
  fn: ({ stage, due, wallet, intent }, card) => {
    if (stage !== 'choosing' || !due || !wallet || !intent) return null;
    const { draftId, vendorId, body } = due;
    return {
      record: { draftId, vendorId, intentId: intent.id },
      wallet,
      confirmation: { ...card, order: body },
    };
  },
}).filterMap((charge) => charge ?? undefined);
sample({ clock: chargeRequested, fn: toEvent('confirmed'), target: paymentEventOccurred });
sample({ clock: chargeRequested, target: payFx });
sample({
  clock: encryptionFailed,
  fn: () => 'payment.error.encryption' as const,
  target: paymentErrorChanged,
});

// When the vendor cancels a challenged payment, cancel its intent.
const cancellationStarted = sample({
  clock: cancelRequested,
  source: { stage: $stage, payment: $payment },
  filter: ({ stage }) => stage === 'challenged',
}).filterMap(({ payment }) => payment ?? undefined);
sample({ clock: cancellationStarted, fn: toEvent('cancelRequested'), target: paymentEventOccurred });
sample({ clock: cancellationStarted, target: cancelFx });

// When the service reports a state, update the stage. Then claim the order of a paid payment, or forget a
// payment that ended without a charge. If the vendor has left for another outlet, the record stays, so that the
// result appears when the vendor returns.
const stateReported = sample({
  clock: [
    payFx.doneData,
    cancelFx.doneData,
    paymentEndedElsewhere,
    resumePaymentFx.doneData.filterMap((payment) => payment ?? undefined),
  ],
});
sample({
  clock: stateReported,
  source: $vendorId,
  filter: (vendorId, { state }) => state.vendorId === vendorId,
  fn: (_, payment) => payment,
  target: paymentStateReceived,
});
const eventOfStatus = {
  open: 'failed',
  challenged: 'challenged',
  paid: 'paid',
  refunded: 'refunded',
  declined: 'failed',
  cancelled: 'failed',
} as const;
sample({
  clock: paymentStateReceived,
  fn: ({ state }): PaymentEvent => eventOfStatus[state.status],
  target: paymentEventOccurred,
});
const isWithoutCharge = ({ state }: PaymentSnapshot) => eventOfStatus[state.status] === 'failed';
sample({
  clock: paymentStateReceived.filter({ fn: isWithoutCharge }),
  source: $paymentError,
  fn: (shownError, { state }): PaymentErrorKey =>
    shownError ?? `payment.error.${state.status === 'declined' ? 'declined' : 'cancelled'}`,
  target: paymentErrorChanged,
});
sample({
  clock: paymentStateReceived.filter({ fn: isWithoutCharge }),
  target: forgetPaymentFx,
});
sample({
  clock: stateReported.filter({ fn: ({ state }) => state.status === 'paid' }),
  target: claimPaidOrderFx,
});
sample({
  clock: claimPaidOrderFx.done,
  fn: ({ params, result }) => ({ ...result, vendorId: params.state.vendorId }),
  target: orderPaid,
});

// If there is no payment to resume, leave the checking stage. If a command failed, show the reason.
const noPaymentResumed = resumePaymentFx.doneData.filter({ fn: (payment) => payment === null });
sample({ clock: noPaymentResumed, fn: toEvent('interrupted'), target: paymentEventOccurred });
sample({ clock: noPaymentResumed, target: noPaymentFound });
const isDeclined = ({ failure }: PaymentFailure) =>
  failure.kind === 'rejected' && failure.message === cardDeclinedMessage;
const chargeFailed = sample({
  clock: payFx.fail,
  source: $vendorId,
  filter: (vendorId, { params }) => params.record.vendorId === vendorId,
  fn: (_, { error }) => error,
});
const cancellationFailed = sample({
  clock: cancelFx.fail,
  source: $vendorId,
  filter: (vendorId, { params }) => params.state.vendorId === vendorId,
  fn: (_, { error }) => error,
});
const resumptionFailed = sample({
  clock: resumePaymentFx.fail,
  source: $vendorId,
  filter: (vendorId, { params }) => params.vendorId === vendorId,
  fn: (_, { error }) => error,
});
const commandFailed = sample({ clock: [chargeFailed, cancellationFailed, resumptionFailed] });
sample({
  clock: commandFailed,
  fn: (failure): PaymentEvent =>
    failure.kind === 'interrupted' ? 'interrupted' : isDeclined(failure) ? 'declined' : 'failed',
  target: paymentEventOccurred,
});
sample({
  clock: commandFailed.filter({ fn: ({ kind }) => kind === 'refused' }),
  fn: (failure): PaymentErrorKey => (isDeclined(failure) ? 'payment.error.declined' : 'payment.error.failed'),
  target: paymentErrorChanged,
});
sample({
  clock: chargeFailed.filterMap(({ kind, failure }) => (kind === 'refused' ? failure : undefined)),
  target: paymentRefused,
});
