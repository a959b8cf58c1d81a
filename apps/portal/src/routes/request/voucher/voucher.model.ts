import { combine, createEffect, sample } from 'effector';
import { createGate } from 'effector-react';
import { $quote } from '@saddlebag/domain/request';
import {
  $voucher,
  $voucherCodeText,
  $voucherError,
  voucherCodeSubmitted,
  voucherSectionOpened,
} from '@saddlebag/domain/vouchers';
import { isFocusLost, nextFrame } from '../../../shell/focus.ts';
import { revealField } from '../form/first-invalid.ts';
import { codeHeldSubmission, unappliedCodeChanged } from '../model.ts';
import './texts.ts';

/** Open while a voucher component is mounted. */
export const VoucherGate = createGate();

/**
 * Restores the focus after the applied voucher replaces the code field, or the field replaces the voucher.
 */
const restoreFocusFx = createEffect(async () => {
  await nextFrame();
  if (!isFocusLost()) return;
  document.querySelector<HTMLElement>('[data-slot=voucher] :is(input, button)')?.focus();
});
/** Scrolls to a new error, which is rendered below the code field and may be hidden by the footer. */
const revealErrorFx = createEffect(async () => {
  await nextFrame();
  revealField(document.querySelector('[data-slot=voucher] [data-slot=field-error]'));
});
const $hasVoucher = $voucher.map((voucher) => voucher !== null);

sample({ clock: VoucherGate.open, fn: () => undefined, target: voucherSectionOpened });
sample({ clock: $hasVoucher, fn: () => undefined, target: restoreFocusFx });
sample({ clock: $voucherError, filter: Boolean, fn: () => undefined, target: revealErrorFx });

// A press of the submit button applies a code that is typed, but not applied. The next press sends the request, also if
// the code was refused: the vendor has seen why. Without a fee, the button shows other errors.
sample({
  source: combine(
    { text: $voucherCodeText, voucher: $voucher, error: $voucherError, quote: $quote },
    ({ text, voucher, error, quote }) =>
      text.trim() !== '' && voucher === null && error === null && quote.fee !== null,
  ),
  target: unappliedCodeChanged,
});
sample({ clock: codeHeldSubmission, fn: () => undefined, target: voucherCodeSubmitted });
