import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { and } from 'patronum/and';
import {
  modificationClosed,
  modificationOpened,
  modificationSubmitted,
  orderModified,
  type OrderReference,
} from '@saddlebag/domain/modification';
import {
  $errors,
  destinationTyped,
  fieldChanged,
  pinRequested,
  requestClosed,
  requestOpened,
} from '@saddlebag/domain/request';
import { navigateFx } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { focusFirstErrorFx } from '../model.ts';
import '../payment/texts.ts';
import './texts.ts';

/** Open while the screen that modifies an order is mounted. */
export const ModifyGate = createGate<OrderReference>();

/** The vendor pressed the button that saves the modification. */
export const modifyPressed = createEvent();

/**
 * True from a submission until the first invalid field has the focus, the vendor edits a field or the order
 * is saved.
 */
const $isErrorFocusPending = createStore(false)
  .on(modifyPressed, () => true)
  .on(focusFirstErrorFx.doneData, (isPending, isFocused) => isPending && !isFocused)
  .reset(fieldChanged, destinationTyped, pinRequested, orderModified, requestClosed);
const $hasErrors = $errors.map((errors) => Object.keys(errors).length > 0);

// When the screen opens, load the order into the request form.
sample({ clock: ModifyGate.open, target: [requestOpened, modificationOpened] });
sample({ clock: ModifyGate.close, target: modificationClosed });
sample({ clock: ModifyGate.close, fn: () => undefined, target: requestClosed });

sample({ clock: modifyPressed, target: modificationSubmitted });

// When the vendor submits a modification with errors, focus the first invalid field. Errors may also appear
// after the submission.
sample({
  clock: [modifyPressed, $hasErrors],
  filter: and($isErrorFocusPending, $hasErrors),
  fn: () => undefined,
  target: focusFirstErrorFx,
});

// When the order is modified, open it on the tracking screen.
sample({
  clock: orderModified,
  fn: ({ vendorId, orderId }) => ({ path: paths.tracking(vendorId, orderId), replace: true }),
  target: navigateFx,
});
