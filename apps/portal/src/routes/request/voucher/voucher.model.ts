import { createEffect, sample } from 'effector';
import { createGate } from 'effector-react';
import { $voucher, voucherSectionOpened } from '@saddlebag/domain/vouchers';
import { isFocusLost, nextFrame } from '../../../shell/focus.ts';
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
const $hasVoucher = $voucher.map((voucher) => voucher !== null);

sample({ clock: VoucherGate.open, fn: () => undefined, target: voucherSectionOpened });
sample({ clock: $hasVoucher, fn: () => undefined, target: restoreFocusFx });
