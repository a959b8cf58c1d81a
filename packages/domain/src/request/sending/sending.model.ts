import { attach, combine, createEvent, sample } from 'effector';
import { isSignatureExpired, type ApiFailure } from '../../api/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import {
  $draft,
  $vendorId,
  draftErased,
  draftFlushRequested,
  draftClosed,
  draftOpened,
  draftPlaced,
} from '../draft/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { $isDiscountPending, $quote } from '../fee/index.ts';
import { placeOrderFx, placementPhaseChanged, resumePlacementFx } from '../placement/index.ts';
import type { PlacementFailure } from '../placement/index.ts';
import { $isServiceClosed } from '../schedule/index.ts';
import { $canRefreshFee, signatureRejected } from './fee-check.model.ts';
import { $sending, sendingEventOccurred, jobApproved, orderSubmitted } from './order-sending.model.ts';
import type { Placement } from './placement.ts';
import type { SendingEvent } from './sending.ts';
import { submissionOf } from './submission.ts';

type PlacementEvent = SendingEvent<Placement>;

export const orderPlaced = createEvent<{ readonly vendorId: string; readonly orderId: string }>();

/** The payment of a draft created its order. Fired by the payment models. */
export const orderPaid = createEvent<{
  readonly draftId: string;
  readonly vendorId: string;
  readonly orderId: string;
}>();

/** The fee of the order that is waiting for its payment has a new signature. Fired by the payment models. */
export const paymentFeeRenewed = createEvent<Placement>();
/** The service refused the intent or the confirmation of a payment. Fired by the payment models. */
export const paymentRefused = createEvent<ApiFailure>();
/** The vendor went back from the payment to the order's details. Fired by the payment models. */
export const paymentAbandoned = createEvent();

const placeFx = attach({ effect: placeOrderFx, mapParams: (placement: Placement) => placement });
const resumeFx = attach({ effect: resumePlacementFx });

/** Another tab may replace the draft while this tab sends it. The new draft needs a submission of its own. */
const $draftId = $draft.map(({ id }) => id);

/** The order that is waiting for its payment. Null if there is none. */
export const $duePayment = $sending.map((sending) => (sending.status === 'paying' ? sending.job : null));

export const $submission = combine($sending, placeFx.pending, submissionOf);

/**
 * False while an order is being sent, a question is open, the fee or its discount is being fetched, or the
 * service is closed. Stays true when fields are missing, because a submission shows them.
 */
export const $canSubmit = combine(
  {
    sending: $sending,
    submission: $submission,
    isLookingUp: resumeFx.pending,
    isDiscountPending: $isDiscountPending,
    isClosed: $isServiceClosed,
    quote: $quote,
  },
  ({ sending, submission, isLookingUp, isDiscountPending, isClosed, quote }) =>
    (submission.status === 'idle' || submission.status === 'failed') &&
    sending.status !== 'asking' &&
    quote.status !== 'checking' &&
    !isLookingUp &&
    !isDiscountPending &&
    !isClosed,
);

// When the vendor submits, store the draft. When every check has passed, place the order.
sample({ clock: orderSubmitted, target: draftFlushRequested });
sample({ clock: jobApproved, target: placeFx });

// When a draft is opened, finish the placement that a reload may have interrupted.
const resumptionRequested = sample({
  clock: draftOpened,
  source: $vendorId,
  fn: (vendorId, { id }) => (vendorId === null ? null : { draftId: id, vendorId }),
}).filterMap((resumption) => resumption ?? undefined);
sample({ clock: resumptionRequested, target: resumeFx });
sample({
  clock: resumeFx,
  fn: ({ draftId }): PlacementEvent => ({ type: 'lookUpStarted', draftId }),
  target: sendingEventOccurred,
});
sample({
  clock: resumeFx.done,
  source: { sending: $sending, currentId: $draftId },
  filter: (_, { result }) => result === null,
  fn: ({ sending, currentId }, { params: { draftId } }): PlacementEvent => ({
    type:
      sending.status === 'looking-up' && sending.hasQueuedSubmission && currentId === draftId
        ? 'queuedSubmissionStarted'
        : 'orderAbsent',
    draftId,
  }),
  target: sendingEventOccurred,
});

// Report each request and each look-up of a placement to the machine.
sample({
  clock: placementPhaseChanged.filterMap(({ draftId, phase }): PlacementEvent | undefined => {
    if (phase === 'idle') return undefined;
    return { type: phase === 'checking' ? 'responseLost' : 'requestSent', draftId };
  }),
  target: sendingEventOccurred,
});

// When the order exists, notify the vendor and replace the draft with an empty one.
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
  fn: ({ draftId }): PlacementEvent => ({ type: 'orderPlaced', draftId }),
  target: sendingEventOccurred,
});
sample({ clock: orderFound, target: draftPlaced });
sample({
  clock: orderFound,
  fn: () => toast<RequestTextKey>('success', 'toast.order-pushed'),
  target: notify,
});
sample({ clock: orderFound, fn: ({ vendorId, orderId }) => ({ vendorId, orderId }), target: orderPlaced });

// If the fee's signature had expired, run the checks again with a new quote. Show every other refusal. Show
// nothing if the outcome is unknown: the next sign-in looks the order up.
const placementFailed = sample({
  clock: placeFx.fail,
  source: { canRefresh: $canRefreshFee, currentId: $draftId },
  fn: ({ canRefresh, currentId }, { params, error: { kind, failure } }) => ({
    ...params,
    failure,
    outcome: outcomeOf(kind, failure, canRefresh && currentId === params.draftId),
  }),
});
sample({
  clock: placementFailed.filter({ fn: ({ outcome }) => outcome === 'signatureExpired' }),
  fn: ({ fee }) => fee,
  target: signatureRejected,
});
const resumptionFailed = resumeFx.fail.map(({ params, error: { kind, failure } }) => ({
  ...params,
  failure,
  // The draft is on screen with a new quote, so the vendor can submit it again.
  outcome: isSignatureExpired(failure) ? ('sendingInterrupted' as const) : outcomeOf(kind, failure, false),
}));
const sendingFailed = sample({ clock: [placementFailed, resumptionFailed] });
sample({
  clock: sendingFailed,
  fn: ({ draftId, outcome, failure }): PlacementEvent => ({ type: outcome, draftId, failure }),
  target: sendingEventOccurred,
});
sample({
  clock: sendingFailed.filter({ fn: ({ outcome }) => outcome === 'orderRefused' }),
  fn: () => toast<RequestTextKey>('error', 'toast.could-not-create-that-order'),
  target: notify,
});

sample({
  clock: paymentFeeRenewed,
  fn: (job): PlacementEvent => ({ type: 'paymentFeeRenewed', job }),
  target: sendingEventOccurred,
});
sample({
  clock: paymentAbandoned,
  fn: (): PlacementEvent => ({ type: 'paymentLeft' }),
  target: sendingEventOccurred,
});
sample({
  clock: draftClosed,
  fn: (): PlacementEvent => ({ type: 'draftClosed' }),
  target: sendingEventOccurred,
});
sample({
  clock: draftErased,
  fn: (): PlacementEvent => ({ type: 'draftErased' }),
  target: sendingEventOccurred,
});

function outcomeOf(
  kind: PlacementFailure['kind'],
  failure: ApiFailure,
  canRefresh: boolean,
): 'sendingInterrupted' | 'signatureExpired' | 'orderRefused' {
  if (kind === 'interrupted') return 'sendingInterrupted';
  return isSignatureExpired(failure) && canRefresh ? 'signatureExpired' : 'orderRefused';
}
