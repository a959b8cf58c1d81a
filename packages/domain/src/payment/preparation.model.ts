import { attach, createEvent, createStore, restore, sample } from 'effector';
import type { ApiFailure } from '../api/index.ts';
import { createPaymentIntentFx, openWalletFx } from '../api/index.ts';
import type { PaymentIntent } from '../api/index.ts';
import { signatureExpiredMessage } from '../contracts/index.ts';
import { paymentErrorTexts } from '../request/payment-methods/index.ts';
import { draftOpened, $vendorId } from '../request/draft/index.ts';
import { requestClosed } from '../request/flow/index.ts';
import type { Placement } from '../request/sending/index.ts';
import { $duePayment } from '../request/sending/index.ts';
import { $clock, $random, $storage } from '../platform/ports/index.ts';
import type { OpenWallet } from './commands.model.ts';
import {
  $stage,
  errorSaid,
  factHappened,
  paymentLeft,
  paymentRetried,
  paymentShown,
} from './payment.model.ts';
import { unfinishedPayments } from './payment-record.ts';
import type { PaymentFact, PaymentStage } from './stages.ts';

/** A former payment may not be over. Heard by the model of settlements. */
export const formerSought = createEvent<{ readonly vendorId: string; readonly returned: string | null }>();
/** There was none after all. Fired by that model. */
export const nothingFound = createEvent();

const lookFx = attach({
  source: $storage,
  effect: (storage, { vendorId }: { vendorId: string; isDue: boolean; returned: string | null }) =>
    unfinishedPayments(storage, vendorId).length > 0,
});
const $shown = restore(paymentShown, null)
  .on(paymentLeft, (shown) => shown && { returned: null })
  .reset(requestClosed);
const isReady = (stage: PaymentStage): boolean => stage === 'idle' || stage === 'failed';
const walletFx = attach({ effect: openWalletFx });
const intentFx = attach({
  source: $random,
  effect: async (random, { wallet, placement }: { wallet: OpenWallet; placement: Placement }) =>
    createPaymentIntentFx({ wallet, body: placement.body, key: random.uuid() }),
});

/** A wallet that closes in less than this is opened again. */
const walletMarginMs = 30_000;
export const $wallet = createStore<OpenWallet | null>(null, { serialize: 'ignore' }).on(
  sample({
    clock: walletFx.doneData,
    source: $clock,
    fn: (clock, wallet) => ({ ...wallet, until: clock.now() + wallet.seconds * 1000 - walletMarginMs }),
  }),
  (_, wallet) => wallet,
);
export const $intent = createStore<PaymentIntent | null>(null, { serialize: 'ignore' }).reset(
  walletFx,
  draftOpened,
);

const fact = (name: PaymentFact) => (): PaymentFact => name;

// When an order is to be paid, what is left of a former payment is looked for first; then the wallet is opened.
const wanted = sample({
  // A draft may be opened after the step is there: then the look before was too early.
  clock: [paymentShown, paymentRetried, $duePayment, draftOpened],
  source: { shown: $shown, due: $duePayment, stage: $stage, vendorId: $vendorId },
  filter: ({ shown, stage, vendorId }) => shown !== null && isReady(stage) && vendorId !== null,
  fn: ({ shown, due, vendorId }) => ({
    isDue: due !== null,
    vendorId: vendorId ?? '',
    returned: shown?.returned ?? null,
  }),
});
sample({ clock: wanted, target: lookFx });
sample({
  clock: lookFx.done.filter({
    fn: ({ params, result }) => result || (!params.isDue && params.returned !== null),
  }),
  source: $stage,
  filter: isReady,
  fn: (_, { params: { vendorId, returned } }) => ({ vendorId, returned }),
  target: formerSought,
});
const isNothingLeft = lookFx.done.filter({ fn: ({ result }) => !result });
const begun = sample({
  clock: [isNothingLeft, nothingFound],
  source: { due: $duePayment, stage: $stage },
  filter: ({ due, stage }) => due !== null && isReady(stage),
  fn: ({ due }) => due as Placement,
});
sample({ clock: begun, fn: fact('began'), target: factHappened });
sample({ clock: begun, fn: () => null, target: errorSaid });
sample({ clock: begun, fn: ({ vendorId }) => ({ vendorId }), target: walletFx });

// When it is open, the intent is made, and again when the fee has a fresh signature.
sample({ clock: walletFx.done, fn: fact('walletOpened'), target: factHappened });
sample({
  clock: $stage.updates.filter({ fn: (stage) => stage === 'preparing' }),
  source: { wallet: $wallet, placement: $duePayment },
  filter: ({ wallet, placement }) => wallet !== null && placement !== null,
  fn: ({ wallet, placement }) => ({ wallet: wallet as OpenWallet, placement: placement as Placement }),
  target: intentFx,
});
// An intent for an order that was left meanwhile is of no use.
const isDue = (due: Placement | null, { params }: { readonly params: { readonly placement: Placement } }) =>
  due === params.placement;
const made = sample({
  clock: intentFx.done,
  source: $duePayment,
  filter: isDue,
  fn: (_, { result }) => result,
});
const refused = sample({
  clock: intentFx.fail,
  source: $duePayment,
  filter: isDue,
  fn: (_, { error }) => error as unknown as ApiFailure,
});
$intent.on(made, (_, intent) => intent);
sample({
  clock: made,
  fn: ({ offers }): PaymentFact => (offers.length > 0 ? 'intentMade' : 'failed'),
  target: factHappened,
});

const hasExpired = (failure: ApiFailure) =>
  failure.kind === 'rejected' && failure.message === signatureExpiredMessage;
sample({
  clock: refused,
  fn: (failure): PaymentFact => (hasExpired(failure) ? 'signatureExpired' : 'failed'),
  target: factHappened,
});
sample({
  clock: [
    refused.filter({ fn: (failure) => !hasExpired(failure) }),
    made.filter({ fn: ({ offers }) => offers.length === 0 }),
  ],
  fn: () => paymentErrorTexts['error.payment.intent-creation'],
  target: errorSaid,
});
sample({
  clock: walletFx.fail,
  source: $stage,
  filter: (stage) => stage === 'opening',
  fn: () => paymentErrorTexts['error.payment.init'],
  target: errorSaid,
});
sample({
  clock: walletFx.fail,
  source: $stage,
  filter: (stage) => stage === 'opening',
  fn: fact('failed'),
  target: factHappened,
});
