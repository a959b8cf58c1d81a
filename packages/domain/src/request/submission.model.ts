import { attach, combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum/or';
import type { ApiFailure } from '../api/failures.ts';
import { $placementPhase, placeOrderFx, resumePlacementFx } from '../commands/placement.model.ts';
import type { PlacementFailure } from '../commands/placement.ts';
import { signatureExpiredMessage } from '../contracts/signature-expired.ts';
import { notify } from '../notifications/notifications.model.ts';
import {
  destinationChanged,
  draftErased,
  draftFlushed,
  draftOpened,
  draftSpent,
  fieldChanged,
  fieldsFilled,
} from './draft.model.ts';
import { $deliveryRule, $isClosed, ruleNow } from './delivery-time.model.ts';
import { $isDiscountDue, $shownFee } from './discount.model.ts';
import { $rulesInput, fieldFaulted } from './errors.model.ts';
import {
  $feeQuestion,
  $isRefreshingFee,
  feeSettled,
  refreshesForgotten,
  refreshesSpent,
  signatureExpired,
} from './fee-change.model.ts';
import { $quote, quoteRetried } from './quote.model.ts';
import { examine, type Placement } from './placement.ts';
import { submissionOf } from './submission.ts';
import type { RequestTextKey } from './texts.ts';
import { $vendorId } from './vendor.model.ts';

/** The vendor asked for the rider. */
export const submitted = createEvent();
/** The service has the order. */
export const orderPlaced = createEvent<{ readonly vendorId: string; readonly orderId: string }>();

const placementDue = createEvent();

const placeFx = attach({
  effect: placeOrderFx,
  mapParams: ({ draftId, vendorId, body }: Placement) => ({ draftId, vendorId, body }),
});
const resumeFx = attach({ effect: resumePlacementFx });

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
sample({ clock: feeSettled, target: placementDue });
const examined = sample({
  clock: placementDue,
  source: { input: $rulesInput, fee: $shownFee, rule: $deliveryRule },
  fn: ({ input, fee, rule }) => examine(input, fee, ruleNow(rule)),
});
sample({ clock: examined, fn: ({ fault }) => fault, target: fieldFaulted });
// Where only the fee is missing, it is asked for again: what keeps it away is shown once more, or gone.
sample({
  clock: examined,
  filter: ({ fault, placement }) => !fault && !placement,
  fn: () => undefined,
  target: quoteRetried,
});
sample({ clock: examined.filterMap(({ placement }) => placement ?? undefined), target: placeFx });

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
    refreshesSpent.map((): ApiFailure => ({
      kind: 'rejected',
      status: 400,
      message: signatureExpiredMessage,
      translationKey: null,
      retryAfterMs: null,
    })),
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
