import { createEffect, sample } from 'effector';
import { createGate } from 'effector-react';
import { $voucher, voucherShown } from '@saddlebag/domain/vouchers';
import './texts.ts';

/** Open while the request has a place for vouchers. */
export const VoucherGate = createGate();

/** When the field has given way to the voucher, or the other way round, the focus that it had goes to what took its place. */
const restoreFocusFx = createEffect(async () => {
  await new Promise(requestAnimationFrame);
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-slot=voucher] :is(input, button)')?.focus();
});
const $hasVoucher = $voucher.map((voucher) => voucher !== null);

sample({ clock: VoucherGate.open, fn: () => undefined, target: voucherShown });
sample({ clock: $hasVoucher, fn: () => undefined, target: restoreFocusFx });
