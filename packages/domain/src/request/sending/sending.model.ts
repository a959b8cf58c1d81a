import { attach, combine, createEvent, sample } from 'effector';
import type { ApiFailure } from '../../api/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { $vendorId, draftErased, draftFlushed, draftLeft, draftOpened, draftSpent } from '../draft/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { $isDiscountDue, $quote } from '../fee/index.ts';
import { placeOrderFx, placementPhaseChanged, resumePlacementFx } from '../placement/index.ts';
import type { PlacementFailure } from '../placement/index.ts';
import { $isClosed } from '../schedule/index.ts';
import { $canRefreshFee, signatureRejected } from './fee-check.model.ts';
import { $sending, factHappened, jobApproved, submitted } from './order-sending.model.ts';
import type { Placement } from './placement.ts';
import type { SendingFact } from './sending.ts';
import { isSignatureExpired } from './signature.ts';
import { submissionOf } from './submission.ts';

type Fact = SendingFact<Placement>;

/** The service has the order. */
export const orderPlaced = createEvent<{ readonly vendorId: string; readonly orderId: string }>();

/** The payment of a draft has made its order. Fired by the payment's model. */
export const orderPaid = createEvent<{
  readonly draftId: string;
  readonly vendorId: string;
  readonly orderId: string;
}>();

/** The payment's model put a fresh signature on the order to pay. */
export const paymentRenewed = createEvent<Placement>();
/** The vendor left the payment for the order's details. */
export const paymentAbandoned = createEvent();

const placeFx = attach({ effect: placeOrderFx, mapParams: (placement: Placement) => placement });
const resumeFx = attach({ effect: resumePlacementFx });

/** The order to pay before it can exist; null while none is being paid. */
export const $duePayment = $sending.map((sending) => (sending.status === 'paying' ? sending.job : null));

export const $submission = combine($sending, placeFx.pending, submissionOf);

/**
 * False while an order is on its way or a question is open, while the fee is being fetched or waits for its voucher, and
 * while the service is closed. Missing fields do not count: a press shows them.
 */
export const $canSubmit = combine(
  {
    sending: $sending,
    submission: $submission,
    isLookingUp: resumeFx.pending,
    isDiscountDue: $isDiscountDue,
    isClosed: $isClosed,
    quote: $quote,
  },
  ({ sending, submission, isLookingUp, isDiscountDue, isClosed, quote }) =>
    (submission.status === 'idle' || submission.status === 'failed') &&
    sending.status !== 'asking' &&
    quote.status !== 'checking' &&
    !isLookingUp &&
    !isDiscountDue &&
    !isClosed,
);

// When the vendor presses, store what was typed. When every check has passed, place the order.
sample({ clock: submitted, target: draftFlushed });
sample({ clock: jobApproved, target: placeFx });

// When a draft is opened, find or finish the order that was on its way before a reload.
sample({
  clock: draftOpened,
  source: $vendorId,
  filter: (vendorId) => vendorId !== null,
  fn: (vendorId, { id }) => ({ draftId: id, vendorId: vendorId ?? '' }),
  target: resumeFx,
});
sample({
  clock: resumeFx,
  fn: ({ draftId }): Fact => ({ type: 'lookUpStarted', draftId }),
  target: factHappened,
});
sample({
  clock: resumeFx.done,
  source: $sending,
  filter: (_, { result }) => result === null,
  fn: (sending, { params: { draftId } }): Fact => ({
    type: sending.status === 'looking-up' && sending.isPressed ? 'pressResumed' : 'orderAbsent',
    draftId,
  }),
  target: factHappened,
});

// While the order is on its way, follow its requests and look-ups.
sample({
  clock: placementPhaseChanged.filterMap(({ draftId, phase }): Fact | undefined => {
    if (phase === 'idle') return undefined;
    return { type: phase === 'checking' ? 'doubtArose' : 'requestSent', draftId };
  }),
  target: factHappened,
});

// When the service has the order, the draft has done its work.
const orderFound = sample({
  clock: [
    orderPaid,
    placeFx.done.map(({ params, result }) => ({ ...params, orderId: result.orderId })),
    resumeFx.done.filterMap(({ params, result }) =>
      result ? { ...params, orderId: result.orderId } : undefined,
    ),
  ],
  fn: ({ draftId, vendorId, orderId }) => ({ draftId, vendorId, orderId }),
});
sample({
  clock: orderFound,
  fn: ({ draftId }): Fact => ({ type: 'orderPlaced', draftId }),
  target: factHappened,
});
sample({ clock: orderFound, target: draftSpent });
sample({
  clock: orderFound,
  fn: () => ({ tone: 'success' as const, message: { key: 'toast.order-pushed' satisfies RequestTextKey } }),
  target: notify,
});
sample({ clock: orderFound, fn: ({ vendorId, orderId }) => ({ vendorId, orderId }), target: orderPlaced });

// When the signature of the fee had expired, the checks run again with a fresh one. Another refusal is shown. An unknown
// outcome is not: the next sign-in finds it.
const placeFailed = sample({
  clock: placeFx.fail,
  source: $canRefreshFee,
  fn: (canRefresh, { params, error: { kind, failure } }) => ({
    ...params,
    failure,
    outcome: outcomeOf(kind, failure, canRefresh),
  }),
});
sample({
  clock: placeFailed.filter({ fn: ({ outcome }) => outcome === 'signatureExpired' }),
  fn: ({ fee }) => fee,
  target: signatureRejected,
});
const resumeFailed = resumeFx.fail.map(({ params, error: { kind, failure } }) => ({
  ...params,
  failure,
  // The draft is on screen with a fresh fee: the vendor can send it again.
  outcome: isSignatureExpired(failure) ? ('sendingInterrupted' as const) : outcomeOf(kind, failure, false),
}));
const ended = sample({ clock: [placeFailed, resumeFailed] });
sample({
  clock: ended,
  fn: ({ draftId, outcome, failure }): Fact => ({ type: outcome, draftId, failure }),
  target: factHappened,
});
sample({
  clock: ended.filter({ fn: ({ outcome }) => outcome === 'orderRefused' }),
  fn: () => ({
    tone: 'error' as const,
    message: { key: 'toast.could-not-create-that-order' satisfies RequestTextKey },
  }),
  target: notify,
});

sample({ clock: paymentRenewed, fn: (job): Fact => ({ type: 'paymentRenewed', job }), target: factHappened });
sample({ clock: paymentAbandoned, fn: (): Fact => ({ type: 'paymentLeft' }), target: factHappened });
sample({ clock: draftLeft, fn: (): Fact => ({ type: 'draftClosed' }), target: factHappened });
sample({ clock: draftErased, fn: (): Fact => ({ type: 'draftErased' }), target: factHappened });

function outcomeOf(
  kind: PlacementFailure['kind'],
  failure: ApiFailure,
  canRefresh: boolean,
): 'sendingInterrupted' | 'signatureExpired' | 'orderRefused' {
  if (kind === 'interrupted') return 'sendingInterrupted';
  return isSignatureExpired(failure) && canRefresh ? 'signatureExpired' : 'orderRefused';
}
