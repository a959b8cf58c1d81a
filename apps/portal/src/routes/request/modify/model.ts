import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { and } from 'patronum/and';
import {
  modificationClosed,
  modificationOpened,
  modificationSubmitted,
  orderModified,
  type OrderAddress,
} from '@saddlebag/domain/modification';
import {
  $errors,
  destinationTyped,
  fieldChanged,
  requestClosed,
  requestOpened,
} from '@saddlebag/domain/request';
import { navigateFx } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { focusFirstErrorFx, pinRequested } from '../model.ts';
import './texts.ts';

/** Open while an order is on display to be changed. */
export const ModifyGate = createGate<OrderAddress>();

/** The vendor pressed the one button that changes the order. */
export const modifyPressed = createEvent();

/** From pressing the button until the focus stands at what keeps the change back, or the vendor has moved on. */
const $isErrorFocusPending = createStore(false)
  .on(modifyPressed, () => true)
  .on(focusFirstErrorFx.doneData, (isWanted, isFound) => isWanted && !isFound)
  .reset(fieldChanged, destinationTyped, pinRequested, orderModified, requestClosed);
const $hasErrors = $errors.map((errors) => Object.keys(errors).length > 0);

// When the screen opens, the request is taken up as the change of that order.
sample({ clock: ModifyGate.open, target: [requestOpened, modificationOpened] });
sample({ clock: ModifyGate.close, target: modificationClosed });
sample({ clock: ModifyGate.close, fn: () => undefined, target: requestClosed });

sample({ clock: modifyPressed, target: modificationSubmitted });

// When something is missing, go there.
sample({
  clock: [modifyPressed, $hasErrors],
  filter: and($isErrorFocusPending, $hasErrors),
  fn: () => undefined,
  target: focusFirstErrorFx,
});

// When the order is as the vendor wants it, follow it.
sample({
  clock: orderModified,
  fn: ({ vendorId, orderId }) => ({ path: paths.tracking(vendorId, orderId), replace: true }),
  target: navigateFx,
});
