import { createEvent, createStore, sample } from 'effector';
import { createHiddenPause } from '../../platform/ports/index.ts';

/** The screen shows the orders of a vendor. Null when the screen closes. */
export const liveVendorChanged = createEvent<string | null>();

export const $liveVendorId = createStore<string | null>(null).on(
  liveVendorChanged,
  (_, vendorId) => vendorId,
);

/** Milliseconds in the background after which a tab pauses. Shorter looks at other tabs cost no reconnection. */
const pauseAfterMs = 5000;

const pause = createHiddenPause({ afterMs: pauseAfterMs });

/** True while the page is hidden. Sockets are then closed and polls stopped. */
export const $isPaused = pause.$isPaused;
export const livePaused = pause.paused;
/** The page is shown again. Listeners should load what they have missed. */
export const liveResumed = pause.resumed;

// While a screen shows live orders, watch whether it is visible.
sample({
  clock: liveVendorChanged,
  filter: (vendorId) => vendorId !== null,
  fn: () => undefined,
  target: pause.start,
});
sample({
  clock: liveVendorChanged,
  filter: (vendorId) => vendorId === null,
  fn: () => undefined,
  target: pause.stop,
});
