import { attach, combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum/or';
import type { ApiFailure } from '../../api/index.ts';
import { $placementPhase, placeOrderFx, resumePlacementFx } from '../placement/index.ts';
import type { PlacementFailure } from '../placement/index.ts';
import { signatureExpiredMessage } from '../../contracts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import {
  destinationChanged,
  draftErased,
  draftFlushed,
  draftOpened,
  draftSpent,
  fieldChanged,
  fieldsFilled,
  $paymentMethod,
  $modifiedId,
  $vendorId,
} from '../draft/index.ts';
import { $deliveryRule, $isClosed, ruleNow } from '../schedule/index.ts';
import {
  $isDiscountDue,
  $shownFee,
  $feeQuestion,
  $isRefreshingFee,
  feeSettled,
  refreshesForgotten,
  refreshesSpent,
  signatureExpired,
  $quote,
  quoteRetried,
} from '../fee/index.ts';
import { $rulesInput, fieldFaulted } from '../rules/index.ts';
import type { RequestTextKey } from '../draft/index.ts';
import { examine, type Placement } from './placement.ts';
import { submissionOf } from './submission.ts';

/** The vendor asked for the rider. */
export const submitted = createEvent();
/** The service has the order. */
export const orderPlaced = createEvent<{ readonly vendorId: string; readonly orderId: string }>();
/** An order that breaks no rule is held. */
export const placementHeld = createEvent();
/** True while an order is not to be sent before the vendor has answered one more question. Kept by what asks it. */
export const $isHeld = createStore(false);

/** Its payment has made the order of a draft. Fired by the payment's model. */
export const orderPaid = createEvent<{
  readonly draftId: string;
  readonly vendorId: string;
  readonly orderId: string;
}>();

/** The order that is to be paid before it is made; the payment's model empties it. */
export const $duePayment = createStore<Placement | null>(null).reset(draftOpened, draftErased);

/** Look through the rules and send. Fired again by a model whose question was answered. */
export const placementDue = createEvent();
/** Somebody wants to be asked before an order goes out: from now on each waits until it is agreed to. */
export const guardBegan = createEvent();
/** An order that was ready may go out. */
export const placementAgreed = createEvent<Placement>();

const placeFx = attach({
  effect: placeOrderFx,
  mapParams: ({ draftId, vendorId, body }: Placement) => ({ draftId, vendorId, body }),
});
const resumeFx = attach({ effect: resumePlacementFx });

const $isGuarded = createStore(false).on(guardBegan, () => true);
const $failure = createStore<ApiFailure | null>(null);
/** The vendor pressed while it was still being found out whether an earlier press had made the order. */
const $isPressKept = createStore(false);
const $isBusy = or(placeFx.pending, resumeFx.pending, $isRefreshingFee);

export const $submission = combine(
  $placementPhase,
  or(placeFx.pending, $isRefreshingFee, $isPressKept),
  $failure,
  submissionOf,
);

/**
 * False while sending, while the fee is asked for or asked about, while it waits for its voucher, and while the service
 * is closed. Pressing shows what is missing.
 */
export const $canSubmit = combine(
  { isHeld: or($isBusy, $isDiscountDue, $isClosed), quote: $quote, question: $feeQuestion },
  ({ isHeld, quote, question }) => !isHeld && question === null && quote.status !== 'checking',
);

// When the vendor asks for the rider, the rules are looked through; the first that is broken is shown.
const begun = createEvent();
sample({ clock: submitted, source: $canSubmit, filter: Boolean, fn: () => undefined, target: begun });
sample({ clock: begun, target: [draftFlushed, refreshesForgotten, placementDue] });
const forNewOrder = { source: $modifiedId, filter: (id: string | null) => id === null } as const;
sample({ clock: feeSettled, ...forNewOrder, fn: () => undefined, target: placementDue });
const examined = sample({
  clock: placementDue,
  source: { input: $rulesInput, fee: $shownFee, rule: $deliveryRule },
  fn: ({ input, fee, rule }) => examine(input, fee, ruleNow(rule)),
});
const examinedWell = examined.filterMap(({ placement }) => placement ?? undefined);
/** An order keeps all rules and is about to be sent. Heard by models that may have a question about it. */
export const placementReady = sample({
  clock: examinedWell,
  source: $isHeld,
  filter: (isHeld) => !isHeld,
  fn: (_, placement) => placement,
});
sample({ clock: examined, fn: ({ fault }) => fault, target: fieldFaulted });
// Where only the fee is missing, it is asked for again: what keeps it away is shown once more, or gone.
sample({
  clock: examined,
  filter: ({ fault, placement }) => !fault && !placement,
  fn: () => undefined,
  target: quoteRetried,
});
sample({ clock: examinedWell, source: $isHeld, filter: Boolean, fn: () => undefined, target: placementHeld });
// Where somebody wants to be asked first, it goes out once they have agreed.
sample({
  clock: placementReady,
  source: $isGuarded,
  filter: (isGuarded) => !isGuarded,
  fn: (_, placement) => placement,
  target: placementAgreed,
});
// What is paid online is paid first: the payment's model, whose code loads late, hears of it.
const agreed = sample({
  clock: placementAgreed,
  source: $paymentMethod,
  fn: (method, placement) => ({ placement, isOnline: method === 'ONLINE_PAYMENT' }),
});
sample({
  clock: agreed.filterMap(({ placement, isOnline }) => (isOnline ? undefined : placement)),
  target: placeFx,
});
sample({
  clock: agreed.filterMap(({ placement, isOnline }) => (isOnline ? placement : undefined)),
  target: $duePayment,
});

// When a draft is opened, an order that was on its way before a reload is found or finished.
sample({
  clock: draftOpened,
  source: $vendorId,
  filter: (vendorId) => vendorId !== null,
  fn: (vendorId, { id }) => ({ draftId: id, vendorId: vendorId ?? '' }),
  target: resumeFx,
});

// A press in that time is not lost: it counts once there turns out to be no such order.
$isPressKept.on(
  sample({ clock: submitted, source: resumeFx.pending, filter: Boolean, fn: () => undefined }),
  () => true,
);
const lookedAfterPress = sample({
  clock: resumeFx.finally,
  source: $isPressKept,
  filter: Boolean,
  fn: (_, looked) => looked,
});
sample({
  clock: lookedAfterPress,
  filter: (looked) => looked.status === 'done' && looked.result === null,
  fn: () => undefined,
  target: submitted,
});
$isPressKept.reset(lookedAfterPress, draftErased);

// When the service has the order, the draft has done its work.
const placed = sample({
  clock: [
    orderPaid,
    placeFx.done.map(({ params, result }) => ({ ...params, orderId: result.orderId })),
    resumeFx.done.filterMap(({ params, result }) =>
      result ? { ...params, orderId: result.orderId } : undefined,
    ),
  ],
  fn: ({ draftId, vendorId, orderId }) => ({ draftId, vendorId, orderId }),
});
sample({ clock: placed, target: draftSpent });
sample({
  clock: placed,
  fn: () => ({ tone: 'success' as const, message: { key: 'toast.order-pushed' satisfies RequestTextKey } }),
  target: notify,
});
sample({ clock: placed, fn: ({ vendorId, orderId }) => ({ vendorId, orderId }), target: orderPlaced });

// When the signature of the fee had run out, the fee is asked for anew; any other refusal is said. Where the session ended
// before it was known whether there is an order, nothing is said: the next sign-in finds out.
const isSignatureExpired = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && failure.message === signatureExpiredMessage;
sample({
  clock: placeFx.fail.filterMap(({ params, error }) =>
    isSignatureExpired(error.failure) ? params.fee : undefined,
  ),
  target: signatureExpired,
});
const refusalOf = ({ kind, failure }: PlacementFailure): ApiFailure | undefined =>
  kind === 'interrupted' || isSignatureExpired(failure) ? undefined : failure;
const refused = sample({
  clock: [
    placeFx.failData.filterMap(refusalOf),
    // After a reload the fee is asked for anyway: the draft stands there to be sent again.
    resumeFx.failData.filterMap(refusalOf),
    sample({
      clock: refreshesSpent,
      ...forNewOrder,
      fn: (): ApiFailure => ({
        kind: 'rejected',
        status: 400,
        message: signatureExpiredMessage,
        translationKey: null,
        retryAfterMs: null,
      }),
    }),
  ],
});
sample({
  clock: refused,
  fn: () => ({
    tone: 'error' as const,
    message: { key: 'toast.could-not-create-that-order' satisfies RequestTextKey },
  }),
  target: notify,
});
$failure
  .on(refused, (_, failure) => failure)
  .reset(begun, draftOpened, draftErased, fieldChanged, fieldsFilled, destinationChanged);
