import { createEffect } from 'effector';

/** The order that came on display, and the one that was there before; null for none. */
interface Turn {
  readonly opened: string | null;
  readonly closed: string | null;
}

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Keeps the focus with the vendor when what had it has gone out of sight: on the order that was opened over the list, or
 * at the row of the one that was closed. A focus that stands somewhere is left alone.
 */
export const focusOpenedOrderFx = createEffect(async ({ opened, closed }: Turn) => {
  // One frame to draw the turn, one more in which the browser lets go of what is hidden.
  await nextFrame();
  await nextFrame();
  if (document.activeElement !== document.body) return;
  const places =
    opened === null
      ? [`[data-order-id="${CSS.escape(closed ?? '')}"]`, '[data-slot=order-list]']
      : ['[data-slot=order-stage]'];
  const place = places
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  place?.focus();
});

/**
 * Keeps the focus with the order on display when a change of it takes away what had the focus: the map that is not
 * shown while a rider is looked for, or the rider's marker. Called before the change is drawn.
 */
export const restoreOrderFocusFx = createEffect(async () => {
  const held = document.activeElement;
  await nextFrame();
  await nextFrame();
  if (held?.isConnected || document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-slot=order-stage]')?.focus({ preventScroll: true });
});
