import { attach, combine, createEvent, restore, sample } from 'effector';
import { loginAsGuestFx } from '../../api/index.ts';
import type { Session } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import { $serverOffsetMs } from '../../api/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { $mode, sessionStarted } from '../session/index.ts';
import { writeStoredSession } from '../session/internal.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import { $market } from '../vendors/index.ts';
import { restoreGuestInput } from './guest-input.ts';

/** The user requested to continue without an account. */
export const guestEntryRequested = createEvent();

const guestLoginFx = attach({
  source: $market,
  mapParams: (_: void, { country }) => ({ country }),
  effect: loginAsGuestFx,
});
const storeGuestSessionFx = attach({
  source: { storage: $storage, offset: $serverOffsetMs, clock: $clock },
  effect: ({ storage, offset, clock }, session: Session) => {
    restoreGuestInput(storage, clock.now());
    // A guest session cannot be renewed, so its renewal time is its expiry.
    writeStoredSession(storage, session, offset, session.expiresAt);
  },
});

/**
 * True if guests may request riders, and 'Request a rider' does not open the login (specification 000,
 * section 6).
 */
export const $isGuestEntryOpen = $flags.map(
  ({ GuestCheckout, RequestRiderGoesToLogin }) => GuestCheckout && !RequestRiderGoesToLogin,
);
export const $isGuestLoginPending = guestLoginFx.pending;
/** Why the guest login failed. Null without a failure. */
export const $guestEntryFailure = restore<ApiFailure>(guestLoginFx.failData, null).reset(
  guestLoginFx,
  sessionStarted,
);
/** The user has a new or existing guest session and can continue to the request. */
export const guestSessionReady = createEvent();

const $canStartGuestSession = combine(
  $isGuestEntryOpen,
  $isGuestLoginPending,
  $mode,
  (isOpen, isBusy, mode) => isOpen && !isBusy && mode !== 'GUEST',
);

// When the user continues as a guest, start a session once. An existing guest keeps their session.
sample({
  clock: guestEntryRequested,
  source: $canStartGuestSession,
  filter: Boolean,
  target: guestLoginFx,
});
sample({ clock: guestLoginFx.doneData, target: [storeGuestSessionFx, sessionStarted] });
sample({
  clock: [
    guestLoginFx.done,
    sample({ clock: guestEntryRequested, source: $mode, filter: (mode) => mode === 'GUEST' }),
  ],
  target: guestSessionReady,
});
