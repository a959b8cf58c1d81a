import { createEffect } from 'effector';
import { focusSettled, isFocusLost } from '../../shell/focus.ts';

/** If the focus was lost, focuses the first row that is left in the lane, or the order list below it. */
export const restoreLaneFocusFx = createEffect(async () => {
  await focusSettled();
  if (!isFocusLost()) return;
  const target =
    document.querySelector<HTMLElement>('[data-attention-of] > button:last-child') ??
    document.querySelector<HTMLElement>('[data-slot=order-list]');
  target?.focus({ preventScroll: true });
});
