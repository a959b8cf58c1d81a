import { createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { $clock, createTicker } from '../../platform/ports/index.ts';

/** The tracking screen was opened for a vendor, or another vendor was chosen on it. Idempotent. */
export const trackingOpened = createEvent<{ readonly vendorId: string; readonly orderId?: string | null }>();
/** The tracking screen was left. */
export const trackingClosed = createEvent();

/** Time passed while the screen is open; unix milliseconds of the service's clock. */
export const timePassed = createEvent<number>();

const ticker = createTicker({ every: limits.activeStaleCheckMs });

/** The vendor whose orders are shown; null while the screen is closed. */
export const $vendorId = createStore<string | null>(null);

/** What an opening means: whether another vendor than before is shown, and which order. */
export const openingUnderstood = sample({
  clock: trackingOpened,
  source: $vendorId,
  fn: (current, { vendorId, orderId }) => ({ vendorId, orderId, isAnother: current !== vendorId }),
});
/** Another vendor than before is shown. */
export const vendorOpened = openingUnderstood.filterMap(({ vendorId, isAnother }) =>
  isAnother ? vendorId : undefined,
);

$vendorId.on(vendorOpened, (_, vendorId) => vendorId).reset(trackingClosed, sessionEnded);

/** Unix milliseconds of the service's clock, moved every 5 s while the screen is open: for estimated times. */
export const $now = createStore(0).on(timePassed, (_, now) => now);

// While it is open, time passes.
sample({ clock: vendorOpened, fn: () => undefined, target: ticker.start });
sample({ clock: [trackingClosed, sessionEnded], fn: () => undefined, target: ticker.stop });
sample({
  clock: [vendorOpened, ticker.ticked],
  source: { clock: $clock, offset: $serverOffsetMs },
  fn: ({ clock, offset }) => clock.now() + offset,
  target: timePassed,
});
