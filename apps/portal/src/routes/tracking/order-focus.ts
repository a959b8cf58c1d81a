import { createEffect } from 'effector';
import { focusSettled, isFocusLost } from '../../shell/focus.ts';

interface OrderChange {
  /** The id of the order that was opened, or null. */
  readonly openedId: string | null;
  /** The id of the order that was open before, or null. */
  readonly closedId: string | null;
}

/**
 * If the focus was lost, focuses the opened order, or the row of the closed one. Focuses the list if that row
 * is gone.
 */
export const focusOpenedOrderFx = createEffect(async ({ openedId, closedId }: OrderChange) => {
  await focusSettled();
  if (!isFocusLost()) return;
  const row = closedId === null ? [] : [`[data-order-id="${CSS.escape(closedId)}"]`];
  const selectors = openedId === null ? [...row, '[data-slot=order-list]'] : ['[data-slot=order-stage]'];
  const target = selectors
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  target?.focus();
});

/**
 * Moves the focus to the order if an update removes the focused element, such as the map or the rider's
 * marker. Must be called before the update is rendered.
 */
export const restoreOrderFocusFx = createEffect(async () => {
  const focused = document.activeElement;
  await focusSettled();
  if (focused?.isConnected || !isFocusLost()) return;
  document.querySelector<HTMLElement>('[data-slot=order-stage]')?.focus({ preventScroll: true });
});
