import { createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { livePaused, liveResumed } from '../realtime/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { $clock, createTicker } from '../../platform/ports/index.ts';
import { $includesAllOutlets, allOutletsRequested } from './all-outlets.model.ts';

/** The tracking screen opened for a vendor, or its vendor changed. May be fired repeatedly. */
export const trackingOpened = createEvent<{ readonly vendorId: string; readonly orderId?: string | null }>();
export const trackingClosed = createEvent();

/**
 * Fires when the screen opens or is shown again, and then every 5 s until it closes or is hidden. The value is
 * the service's time in unix milliseconds.
 */
export const timePassed = createEvent<number>();

const ticker = createTicker({ every: limits.activeStaleCheckMs });

/** The vendor whose orders are shown. Null while the screen is closed. */
export const $vendorId = createStore<string | null>(null);

/** The tracking screen opened. `isNewVendor` is true if the vendor has changed. */
export const screenOpened = sample({
  clock: trackingOpened,
  source: $vendorId,
  fn: (current, { vendorId, orderId }) => ({ vendorId, orderId, isNewVendor: current !== vendorId }),
});
/** The screen opened for a vendor other than the previous one. */
export const newVendorOpened = screenOpened.filterMap(({ vendorId, isNewVendor }) =>
  isNewVendor ? vendorId : undefined,
);
const outletsChanged = sample({ clock: $includesAllOutlets.updates, source: $vendorId }).filterMap(
  (vendorId) => vendorId ?? undefined,
);
/** The lists start empty: for another vendor, or because the orders of all outlets are switched on or off. */
export const vendorOpened = sample({ clock: [newVendorOpened, outletsChanged] });

$vendorId.on(newVendorOpened, (_, vendorId) => vendorId).reset(trackingClosed, sessionEnded);

/**
 * The service's time in Unix milliseconds, updated every 5 s while the screen is open. Used for estimated
 * times.
 */
export const $now = createStore(0).on(timePassed, (_, now) => now);

sample({ clock: newVendorOpened, fn: () => undefined, target: allOutletsRequested });

/** The open screen is shown again after a pause. */
export const screenResumed = sample({ clock: liveResumed, source: $vendorId }).filterMap(
  (vendorId) => vendorId ?? undefined,
);

// While the screen is open and visible, update the time.
sample({ clock: [vendorOpened, screenResumed], target: ticker.start });
sample({ clock: [trackingClosed, sessionEnded, livePaused], target: ticker.stop });
sample({
  clock: [vendorOpened, screenResumed, ticker.intervalElapsed],
  source: { clock: $clock, offset: $serverOffsetMs },
  fn: ({ clock, offset }) => clock.now() + offset,
  target: timePassed,
});
