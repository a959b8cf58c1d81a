import { createEffect } from 'effector';
import { focusSettled, isFocusLost } from '../../../shell/focus.ts';

interface OrderChange {
  /** The id of the order that was opened, or null. */
  readonly openedId: string | null;
  /** The id of the order that was open before, or null. */
  readonly closedId: string | null;
}

const linkOf = (orderId: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-slot=data-table-link]')].find(
    ({ href }) => new URL(href).searchParams.get('order_id') === orderId,
  );

/**
 * If the focus was lost, focuses the opened order, or the row of the closed one. Focuses the screen if that
 * row is gone. A phone hides the table behind the order, so opening an order there loses the focus.
 */
export const focusOpenedOrderFx = createEffect(async ({ openedId, closedId }: OrderChange) => {
  await focusSettled();
  if (!isFocusLost()) return;
  const opened = openedId === null ? null : document.querySelector<HTMLElement>('[data-slot=order-stage]');
  const closed = closedId === null ? undefined : linkOf(closedId);
  (opened ?? closed ?? document.querySelector<HTMLElement>('#content'))?.focus({ preventScroll: true });
  // The order replaces a table that may have been scrolled.
  (opened ?? closed)?.scrollIntoView({ block: opened ? 'start' : 'nearest' });
});
