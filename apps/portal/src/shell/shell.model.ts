import { createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
// Clears the last destinations when the vendor logs out, on whichever screen that is.
import '@saddlebag/domain/recents';
import { vendorSelected } from '@saddlebag/domain/vendors';
import { navigateFx } from '../navigation.ts';
import { orderIdOf } from '../paths.ts';
import { sections } from './sections.tsx';
import './texts.ts';

/** Open while a signed-in screen is on display; its state is the outlet that the address names, or null. */
export const VendorGate = createGate<{ vendorId: string | null }>();

/** The vendor chose another outlet to work for. */
export const outletPicked = createEvent<string>();

/** How many signed-in screens this page has shown. */
const $screenCount = createStore(0).on(VendorGate.open, (count) => count + 1);

const nextFrame = () => new Promise(requestAnimationFrame);

/** Gives the focus to the new screen where it was lost with the former; a focus that stands somewhere is left alone. */
export const focusScreenFx = createEffect(async () => {
  // One frame to draw the screen, one more in which the browser lets go of what is gone.
  await nextFrame();
  await nextFrame();
  if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }
});

// When one screen takes the place of another, the focus goes with it; at the first one it stays where a page begins.
sample({
  clock: VendorGate.open,
  source: $screenCount,
  filter: (count) => count > 1,
  fn: () => undefined,
  target: focusScreenFx,
});

// The outlet in use is the one in the address; an address without one keeps the outlet used last.
sample({
  clock: VendorGate.state,
  filter: ({ vendorId }) => Boolean(vendorId),
  fn: ({ vendorId }) => vendorId,
  target: vendorSelected,
});

// When another outlet is picked, the same screen opens for it, in place of the old one; an order to change stays in the address.
sample({
  clock: outletPicked,
  fn: (vendorId) => {
    const section = sections.find(({ prefix }) => window.location.pathname.startsWith(prefix)) ?? sections[0];
    return {
      path: section?.path(vendorId, orderIdOf(window.location.search, 'orderID')) ?? '/',
      replace: true,
    };
  },
  target: navigateFx,
});
