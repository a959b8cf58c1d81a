import { sample } from 'effector';
import { cardDeclinedMessage } from '../contracts/index.ts';
import type { Placement } from '../request/sending/index.ts';
import { $duePayment, orderPaid } from '../request/sending/index.ts';
import {
  cancelFx,
  forgetPaymentFx,
  keepOrderFx,
  payFx,
  resumeFx,
  type KnownPayment,
  type OpenWallet,
} from './commands.model.ts';
import {
  $payment,
  $paymentError,
  $stage,
  cancelRequested,
  cardConfirmed,
  encryptionFailed,
  errorSaid,
  factHappened,
  stateLearned,
  type PaymentErrorKey,
} from './payment.model.ts';
import type { PaymentFailure } from './payment-ports.ts';
import { $intent, $wallet, formerSought, nothingFound } from './preparation.model.ts';
import type { PaymentFact } from './stages.ts';

const fact = (name: PaymentFact) => (): PaymentFact => name;

// When a former payment may not be over, the service is asked how it stands.
sample({ clock: formerSought, fn: fact('resumed'), target: factHappened });
sample({ clock: formerSought, target: resumeFx });

// When the vendor pays, the card is charged, once.
const paying = sample({
  clock: cardConfirmed,
  source: { stage: $stage, due: $duePayment, wallet: $wallet, intent: $intent },
  filter: ({ stage, due, wallet, intent }) =>
    stage === 'choosing' && due !== null && wallet !== null && intent !== null,
  fn: ({ due, wallet, intent }, card) => {
    const { draftId, vendorId, body } = due as Placement;
    return {
      record: { draftId, vendorId, intentId: intent?.id ?? '' },
      wallet: wallet as OpenWallet,
      confirmation: { ...card, order: body },
    };
  },
});
sample({ clock: paying, fn: fact('confirmed'), target: factHappened });
sample({ clock: paying, target: payFx });
sample({ clock: encryptionFailed, fn: () => 'payment.error.encryption' as const, target: errorSaid });

// When the bank wants to see the payer and the vendor has had enough, the payment is given up.
const cancelling = sample({
  clock: cancelRequested,
  source: { stage: $stage, known: $payment },
  filter: ({ stage, known }) => stage === 'challenged' && known !== null,
  fn: ({ known }) => known as KnownPayment,
});
sample({ clock: cancelling, fn: fact('cancelAsked'), target: factHappened });
sample({ clock: cancelling, target: cancelFx });

// When the service has said how it stands, that is what counts.
sample({
  clock: [payFx.doneData, cancelFx.doneData, resumeFx.doneData.filterMap((known) => known ?? undefined)],
  target: stateLearned,
});
const toFact = {
  open: 'failed',
  challenged: 'challenged',
  paid: 'paid',
  refunded: 'refunded',
  declined: 'failed',
  cancelled: 'failed',
} as const;
sample({ clock: stateLearned, fn: ({ state }): PaymentFact => toFact[state.status], target: factHappened });
const isOver = ({ state }: KnownPayment) => toFact[state.status] === 'failed';
sample({
  clock: stateLearned.filter({ fn: isOver }),
  source: $paymentError,
  fn: (said, { state }): PaymentErrorKey =>
    said ?? `payment.error.${state.status === 'declined' ? 'declined' : 'cancelled'}`,
  target: errorSaid,
});
sample({ clock: stateLearned.filter({ fn: isOver }), fn: ({ draftId }) => draftId, target: forgetPaymentFx });
sample({ clock: stateLearned.filter({ fn: ({ state }) => state.status === 'paid' }), target: keepOrderFx });
sample({
  clock: keepOrderFx.done,
  fn: ({ params, result }) => ({ ...result, vendorId: params.state.vendorId }),
  target: orderPaid,
});

// When there turns out to be nothing, or it cannot be learned now, the vendor goes on with the order.
const found = resumeFx.doneData.filter({ fn: (known) => known === null });
sample({ clock: found, fn: fact('interrupted'), target: factHappened });
sample({ clock: found, fn: () => undefined, target: nothingFound });
const isDeclined = ({ failure }: PaymentFailure) =>
  failure.kind === 'rejected' && failure.message === cardDeclinedMessage;
const ended = sample({ clock: [payFx.failData, cancelFx.failData, resumeFx.failData] });
sample({
  clock: ended,
  fn: (failure): PaymentFact =>
    failure.kind === 'interrupted' ? 'interrupted' : isDeclined(failure) ? 'declined' : 'failed',
  target: factHappened,
});
sample({
  clock: ended.filter({ fn: ({ kind }) => kind === 'refused' }),
  fn: (failure): PaymentErrorKey => (isDeclined(failure) ? 'payment.error.declined' : 'payment.error.failed'),
  target: errorSaid,
});
