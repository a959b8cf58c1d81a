import { createEffect, createEvent, createStore, restore, sample } from 'effector';
import { createGate } from 'effector-react';
import type { ReactNode } from 'react';
import { and } from 'patronum/and';
import { watchBegan } from '@saddlebag/domain/another-rider';
import {
  $errors,
  $recentDestinations,
  $step,
  addressRefused,
  detailsCompleted,
  destinationCleared,
  destinationTyped,
  fieldChanged,
  orderPlaced,
  pinMoved,
  requestClosed,
  requestOpened,
  startedOver,
  submitted,
  suggestionPicked,
  type RequestField,
} from '@saddlebag/domain/request';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';

/** Open while the request screen of a vendor is on display. */
export const RequestGate = createGate<{ vendorId: string }>();

/** The vendor pressed the one button that requests the rider. */
export const submitPressed = createEvent();
/** The vendor pressed the button that leads to the next step. */
export const nextPressed = createEvent();
/** Whether the next step waits for the fee. Told by what shows one step at a time. */
export const nextStepPendingChanged = createEvent<boolean>();
export const $isNextStepPending = restore(nextStepPendingChanged, false);
/** The vendor wants to set the pin by hand instead of typing an address. */
export const pinRequested = createEvent();
/** The vendor wants to see the last destinations, to have some of them forgotten. */
export const recentsEditRequested = createEvent();
/** The vendor is done with that. */
export const recentsEditClosed = createEvent();
/** The vendor pressed 'Start over'. */
export const startOverPressed = createEvent();
/** The vendor kept what was typed after all. */
export const startOverDeclined = createEvent();
/** The vendor agreed to throw the draft away. */
export const startOverConfirmed = createEvent();

/** True while the map waits for the vendor to put the pin down. */
export const $isPinning = createStore(false)
  .on(pinRequested, () => true)
  .reset(pinMoved, suggestionPicked, destinationTyped, destinationCleared, startedOver, requestClosed);

/** True while the last destinations are on display to be forgotten; without any there is nothing to display. */
export const $isEditingRecents = createStore(false)
  .on(recentsEditRequested, () => true)
  .on($recentDestinations, (isEditing, { length }) => isEditing && length > 0)
  .reset(recentsEditClosed, RequestGate.close);

/** True while the vendor is asked whether to throw the draft away. */
export const $isAskingToStartOver = createStore(false)
  .on(startOverPressed, () => true)
  .reset(startOverDeclined, startOverConfirmed, RequestGate.close);

/** What is said of single fields in place of their hints, by what is loaded later. */
export const $fieldHints = createStore<Partial<Record<RequestField, ReactNode>>>({}, { serialize: 'ignore' });

/** Moves the focus to the first field that has something to mend, once it is on screen; tells whether there is one. */
export const focusFirstErrorFx = createEffect(async () => {
  await new Promise(requestAnimationFrame);
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null;
});

/** From pressing the button until the focus stands at what keeps the request back, or the vendor has moved on. */
const $isErrorFocusPending = createStore(false)
  .on(submitPressed, () => true)
  .on(focusFirstErrorFx.doneData, (isWanted, isFound) => isWanted && !isFound)
  .reset(fieldChanged, destinationTyped, pinRequested, orderPlaced, RequestGate.close);
const $hasErrors = $errors.map((errors) => Object.keys(errors).length > 0);

// When the screen opens, or the vendor on it changes, the request of that vendor is taken up.
// A second rider for the same is asked about, from the first press on.
sample({ clock: RequestGate.open, fn: () => undefined, target: watchBegan });
sample({
  clock: [RequestGate.open, RequestGate.state],
  source: RequestGate.state,
  filter: ({ vendorId }) => Boolean(vendorId),
  target: requestOpened,
});
sample({ clock: RequestGate.close, target: requestClosed });

// When the one button is pressed, the details are finished and the request is sent: one screen holds both steps.
sample({
  clock: submitPressed,
  source: $step,
  filter: (step) => step === 'FillOrderDetails',
  target: detailsCompleted.prepend(() => undefined),
});
sample({ clock: submitPressed, target: submitted });

// When something is missing, go there: at once, or when the service has said again what is wrong with the address.
sample({
  clock: [submitPressed, $hasErrors],
  filter: and($isErrorFocusPending, $hasErrors),
  fn: () => undefined,
  target: focusFirstErrorFx,
});

// When something keeps the address out of the address book, go there too.
sample({ clock: addressRefused, fn: () => undefined, target: focusFirstErrorFx });

// When the service has the order, follow it.
sample({
  clock: orderPlaced,
  fn: ({ vendorId, orderId }) => ({ path: paths.tracking(vendorId, orderId), replace: true }),
  target: navigateFx,
});

sample({ clock: startOverConfirmed, target: startedOver });
