import { attach, combine, createEvent, restore, sample } from 'effector';
import { enterAsGuestFx } from '../../api/index.ts';
import type { Session } from '../../api/index.ts';
import type { ApiFailure } from '../../api/index.ts';
import { $serverOffsetMs } from '../../api/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { $mode, sessionStarted } from '../session/index.ts';
import { writeStoredSession } from '../session/internal.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import { $market } from '../vendors/index.ts';
import { giveTypedBack } from './typed-by-guests.ts';

/** Somebody wants to request a rider without an account. */
export const guestEntryRequested = createEvent();

const enterFx = attach({
  source: $market,
  mapParams: (_: void, { country }) => ({ country }),
  effect: enterAsGuestFx,
});
const keepFx = attach({
  source: { storage: $storage, offset: $serverOffsetMs, clock: $clock },
  effect: ({ storage, offset, clock }, session: Session) => {
    giveTypedBack(storage, clock.now());
    // There is nothing to renew it with, so nothing is due before it has expired.
    writeStoredSession(storage, session, offset, session.expiresAt);
  },
});

/** Whether guests may request riders, and whether that is offered at the login (specification 000, section 6). */
export const $isGuestEntryOpen = $flags.map(
  ({ GuestCheckout, RequestRiderGoesToLogin }) => GuestCheckout && !RequestRiderGoesToLogin,
);
export const $isEnteringAsGuest = enterFx.pending;
/** Why the service did not let the guest in; null while there is nothing to say. */
export const $guestEntryFailure = restore<ApiFailure>(enterFx.failData, null).reset(enterFx, sessionStarted);
/** Somebody is a guest, newly or still: on to the request. */
export const guestEntered = createEvent();

const $canEnter = combine(
  $isGuestEntryOpen,
  $isEnteringAsGuest,
  $mode,
  (isOpen, isBusy, mode) => isOpen && !isBusy && mode !== 'GUEST',
);

// When somebody comes as a guest, the service is asked for a token once; whoever is a guest already goes on as the same.
sample({
  clock: guestEntryRequested,
  source: $canEnter,
  filter: Boolean,
  fn: () => undefined,
  target: enterFx,
});
sample({ clock: enterFx.doneData, target: [keepFx, sessionStarted] });
sample({
  clock: [
    enterFx.done,
    sample({ clock: guestEntryRequested, source: $mode, filter: (mode) => mode === 'GUEST' }),
  ],
  fn: () => undefined,
  target: guestEntered,
});
