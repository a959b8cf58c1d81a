import { attach, createEvent, createStore, restore, sample } from 'effector';
import { createPaymentIntentFx, isSignatureExpired, openWalletFx } from '../api/index.ts';
import type { PaymentIntent } from '../api/index.ts';
import { paymentErrorTexts } from '../request/payment-methods/index.ts';
import { draftOpened, $vendorId } from '../request/draft/index.ts';
import { requestClosed } from '../request/flow/index.ts';
import type { Placement } from '../request/sending/index.ts';
import { $duePayment, paymentRefused } from '../request/sending/index.ts';
import { $clock, $random, $storage } from '../platform/ports/index.ts';
import type { OpenWallet } from './commands.model.ts';
import {
  $stage,
  paymentErrorChanged,
  paymentEventOccurred,
  paymentLeft,
  paymentRetried,
  paymentScreenOpened,
} from './payment.model.ts';
import { unfinishedPayments } from './payment-record.ts';
import type { PaymentEvent, PaymentStage } from './stages.ts';

/**
 * The device has the record of an unfinished payment, or the URL names a payment. The settlement model resumes
 * it.
 */
export const paymentResumeRequested = createEvent<{
  readonly vendorId: string;
  readonly returnedPaymentId: string | null;
}>();
/** The service has no unfinished payment to resume. Fired by the settlement model. */
export const noPaymentFound = createEvent();

const findUnfinishedFx = attach({
  source: $storage,
  effect: (
    storage,
    { vendorId }: { vendorId: string; hasDuePayment: boolean; returnedPaymentId: string | null },
  ) => unfinishedPayments(storage, vendorId).length > 0,
});
const $paymentScreen = restore(paymentScreenOpened, null)
  .on(paymentLeft, (screen) => screen && { returnedPaymentId: null })
  .reset(requestClosed);
const canStartPayment = (stage: PaymentStage): boolean => stage === 'idle' || stage === 'failed';
const requestWalletFx = attach({ effect: openWalletFx });
const createIntentFx = attach({
  source: $random,
  mapParams: ({ wallet, placement }: { wallet: OpenWallet; placement: Placement }, random) => ({
    wallet,
    body: placement.body,
    key: random.uuid(),
  }),
  effect: createPaymentIntentFx,
});

/** A wallet counts as expired this many milliseconds before the service closes it. */
const walletMarginMs = 30_000;
export const $wallet = createStore<OpenWallet | null>(null, { serialize: 'ignore' }).on(
  sample({
    clock: requestWalletFx.doneData,
    source: $clock,
    fn: (clock, wallet) => ({ ...wallet, expiresAt: clock.now() + wallet.seconds * 1000 - walletMarginMs }),
  }),
  (_, wallet) => wallet,
);
export const $intent = createStore<PaymentIntent | null>(null, { serialize: 'ignore' }).reset(
  requestWalletFx,
  draftOpened,
);

const toEvent = (event: PaymentEvent) => (): PaymentEvent => event;

// Before a new payment, search for an unfinished one. If there is none, open the wallet.
const preparationRequested = sample({
  // `draftOpened` repeats the search if the payment screen opened before the draft did.
  clock: [paymentScreenOpened, paymentRetried, $duePayment, draftOpened],
  source: { screen: $paymentScreen, due: $duePayment, stage: $stage, vendorId: $vendorId },
  filter: ({ stage }) => canStartPayment(stage),
}).filterMap(({ screen, due, vendorId }) =>
  screen && vendorId !== null
    ? { hasDuePayment: due !== null, vendorId, returnedPaymentId: screen.returnedPaymentId }
    : undefined,
);
sample({ clock: preparationRequested, target: findUnfinishedFx });
sample({
  clock: findUnfinishedFx.done.filter({
    fn: ({ params, result }) => result || (!params.hasDuePayment && params.returnedPaymentId !== null),
  }),
  source: $stage,
  filter: canStartPayment,
  fn: (_, { params: { vendorId, returnedPaymentId } }) => ({ vendorId, returnedPaymentId }),
  target: paymentResumeRequested,
});
const noUnfinishedPaymentFound = findUnfinishedFx.done.filter({ fn: ({ result }) => !result });
const preparationStarted = sample({
  clock: [noUnfinishedPaymentFound, noPaymentFound],
  source: { due: $duePayment, stage: $stage },
  filter: ({ stage }) => canStartPayment(stage),
}).filterMap(({ due }) => due ?? undefined);
sample({ clock: preparationStarted, fn: toEvent('started'), target: paymentEventOccurred });
sample({ clock: preparationStarted, fn: () => null, target: paymentErrorChanged });
sample({ clock: preparationStarted, fn: ({ vendorId }) => ({ vendorId }), target: requestWalletFx });

// Create the intent when the wallet is open, and again after the fee got a fresh signature.
sample({ clock: requestWalletFx.done, fn: toEvent('walletOpened'), target: paymentEventOccurred });
const intentRequested = sample({
  clock: $stage.updates.filter({ fn: (stage) => stage === 'preparing' }),
  source: { wallet: $wallet, placement: $duePayment },
}).filterMap(({ wallet, placement }) => (wallet && placement ? { wallet, placement } : undefined));
sample({ clock: intentRequested, target: createIntentFx });
// Ignore the response if the vendor has left the order since the intent was requested.
const isForDuePayment = (
  due: Placement | null,
  { params }: { readonly params: { readonly placement: Placement } },
) => due === params.placement;
const intentCreated = sample({
  clock: createIntentFx.done,
  source: $duePayment,
  filter: isForDuePayment,
  fn: (_, { result }) => result,
});
const intentRefused = sample({
  clock: createIntentFx.fail,
  source: $duePayment,
  filter: isForDuePayment,
  fn: (_, { error }) => error,
});
$intent.on(intentCreated, (_, intent) => intent);
sample({
  clock: intentCreated,
  fn: ({ offers }): PaymentEvent => (offers.length > 0 ? 'intentCreated' : 'failed'),
  target: paymentEventOccurred,
});

sample({
  clock: intentRefused,
  fn: (failure): PaymentEvent => (isSignatureExpired(failure) ? 'signatureExpired' : 'failed'),
  target: paymentEventOccurred,
});
sample({ clock: intentRefused, target: paymentRefused });
sample({
  clock: [
    intentRefused.filter({ fn: (failure) => !isSignatureExpired(failure) }),
    intentCreated.filter({ fn: ({ offers }) => offers.length === 0 }),
  ],
  fn: () => paymentErrorTexts['error.payment.intent-creation'],
  target: paymentErrorChanged,
});
sample({
  clock: requestWalletFx.fail,
  source: $stage,
  filter: (stage) => stage === 'opening',
  fn: () => paymentErrorTexts['error.payment.init'],
  target: paymentErrorChanged,
});
sample({
  clock: requestWalletFx.fail,
  source: $stage,
  filter: (stage) => stage === 'opening',
  fn: toEvent('failed'),
  target: paymentEventOccurred,
});
