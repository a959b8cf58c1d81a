import { combine, createEvent, restore } from 'effector';
import { $duePayment, $submission } from '@saddlebag/domain/request';

/** The payment step replaced the form, or the form came back. */
export const paymentStepToggled = createEvent<boolean>();

const $isPaymentStepOpen = restore(paymentStepToggled, false);

/** True while the vendor pays for the order. */
export const $isPaying = combine(
  $duePayment,
  $isPaymentStepOpen,
  (due, isPaymentStepOpen) => due !== null || isPaymentStepOpen,
);

/** True while an order is being sent or paid for. A change of the draft would not change that order. */
export const $isFormLocked = combine(
  $submission,
  $isPaying,
  ({ status }, isPaying) => isPaying || status === 'sending' || status === 'checking',
);
