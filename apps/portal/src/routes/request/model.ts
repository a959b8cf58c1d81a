import { createEffect, createEvent, createStore, restore, sample } from 'effector';
import { createGate } from 'effector-react';
import type { ReactNode } from 'react';
import { and } from 'patronum/and';
import {
  $errors,
  $recentDestinations,
  $step,
  addressSavingRejected,
  detailsCompleted,
  destinationTyped,
  fieldChanged,
  orderPlaced,
  pinRequested,
  requestClosed,
  requestOpened,
  draftDiscarded,
  orderSubmitted,
  phoneConfirmationDropped,
  type RequestField,
} from '@saddlebag/domain/request';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { focusScreenFx } from '../../shell/shell.model.ts';
import { focusFirstError } from './form/first-invalid.ts';

/** Open while the request screen is mounted. */
export const RequestGate = createGate<{ vendorId: string }>();

/** The vendor pressed the button that requests the rider. */
export const submitPressed = createEvent();
/** The vendor pressed the button that opens the next step. */
export const nextPressed = createEvent();
/** The stepwise form started or stopped waiting for the quote before it can show the next step. */
export const nextStepPendingChanged = createEvent<boolean>();
export const $isNextStepPending = restore(nextStepPendingChanged, false);
/** The stepwise form started or stopped ignoring presses of its button, because a step has just opened. */
export const stepHoldChanged = createEvent<boolean>();
export const $isStepHeld = restore(stepHoldChanged, false);
/** A voucher's code was typed, but not applied yet, or no longer. Set by the lazily loaded voucher. */
export const unappliedCodeChanged = createEvent<boolean>();
const $hasUnappliedCode = restore(unappliedCodeChanged, false);
/** The vendor opened the drawer for deleting recent destinations. */
export const recentsDrawerOpened = createEvent();
export const recentsDrawerClosed = createEvent();
export const startOverPressed = createEvent();
/** The vendor kept the draft. */
export const startOverDeclined = createEvent();
/** The vendor agreed to discard the draft. */
export const startOverConfirmed = createEvent();

/** True while the drawer for deleting recent destinations is open. It closes when no destination is left. */
export const $isRecentsDrawerOpen = createStore(false)
  .on(recentsDrawerOpened, () => true)
  .on($recentDestinations, (isOpen, { length }) => isOpen && length > 0)
  .reset(recentsDrawerClosed, RequestGate.close);

/** True while the confirmation before discarding the draft is open. */
export const $isAskingToStartOver = createStore(false)
  .on(startOverPressed, () => true)
  .reset(startOverDeclined, startOverConfirmed, RequestGate.close);

/** Content that replaces the hints of fields. Set by lazily loaded code, such as the pasting of messages. */
export const $fieldHints = createStore<Partial<Record<RequestField, ReactNode>>>({}, { serialize: 'ignore' });

/** Focuses the invalid field whose rule comes first. Resolves to false when there is none. */
export const focusFirstErrorFx = createEffect(focusFirstError);

/**
 * True from a submission until the first invalid field has the focus, the vendor edits a field or the order
 * is placed.
 */
const $isErrorFocusPending = createStore(false)
  .on(submitPressed, () => true)
  .on(focusFirstErrorFx.doneData, (isPending, isFocused) => isPending && !isFocused)
  .reset(fieldChanged, destinationTyped, pinRequested, orderPlaced, RequestGate.close);
const $hasErrors = $errors.map((errors) => Object.keys(errors).length > 0);

// When the screen opens or its vendor changes, open the request of that vendor.
sample({
  clock: [RequestGate.open, RequestGate.state],
  source: RequestGate.state,
  filter: ({ vendorId }) => Boolean(vendorId),
  target: requestOpened,
});
sample({ clock: RequestGate.close, target: requestClosed });

// When the vendor presses the button, complete the details step and then submit. One button does both.
sample({
  clock: submitPressed,
  source: $step,
  filter: (step) => step === 'FillOrderDetails',
  target: detailsCompleted.prepend(() => undefined),
});
// A typed voucher is applied first, so that the vendor sees the fee that is paid.
const submission = sample({ clock: submitPressed, source: $hasUnappliedCode });
sample({
  clock: submission.filter({ fn: (hasUnappliedCode) => !hasUnappliedCode }),
  fn: () => undefined,
  target: orderSubmitted,
});
/** The vendor pressed the button that requests the rider, while a voucher's code is not applied. */
export const codeHeldSubmission = submission.filter({ fn: Boolean });
// A customer found afterwards must not change the submitted fields.
sample({ clock: [submitPressed, nextPressed], target: phoneConfirmationDropped });

// When the vendor submits a request with errors, focus the first one. Errors may also appear later,
// after the service has checked the address again.
sample({
  clock: [submitPressed, $hasErrors],
  filter: and($isErrorFocusPending, $hasErrors),
  fn: () => undefined,
  target: focusFirstErrorFx,
});

// When the address cannot be saved to the address book, focus the field that prevents it.
sample({ clock: addressSavingRejected, fn: () => undefined, target: focusFirstErrorFx });

// When the order is placed, open it on the tracking screen.
sample({
  clock: orderPlaced,
  fn: ({ vendorId, orderId }) => ({ path: paths.tracking(vendorId, orderId), replace: true }),
  target: navigateFx,
});

sample({ clock: startOverConfirmed, target: draftDiscarded });
// An empty form disables the button that opened the question, so the focus moves to the screen.
sample({ clock: startOverConfirmed, fn: () => undefined, target: focusScreenFx });
