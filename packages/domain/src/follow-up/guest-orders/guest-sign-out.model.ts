import { attach, combine, createEffect, sample } from 'effector';
import { paymentRecordKey, isUnfinished, readPlacementState } from '../../request/placement/internal.ts';
import { $placementPhase } from '../../request/placement/index.ts';
import { $flags, $loadedFlags, $overrides } from '../../platform/flags/index.ts';
import { flagsReceived } from '../../platform/flags/internal.ts';
import { saveGuestInput } from '../../account/guest/internal.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { draftFlushRequested } from '../../request/draft/index.ts';
import { clearAccountStorageFx } from '../../account/session/internal.ts';
import { $mode, $session, sessionEnded } from '../../account/session/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { guestScreenOpened } from './guest-orders.model.ts';

/**
 * True when a guest must be signed out because the guest checkout is switched off. Only an override or a flag
 * provider can switch it off. Default values and the fallback file never end a session.
 */
const $isSignOutDue = combine(
  { mode: $mode, flags: $flags, known: $loadedFlags, overrides: $overrides, phase: $placementPhase },
  ({ mode, flags, known, overrides, phase }) =>
    mode === 'GUEST' &&
    phase === 'idle' &&
    !flags.GuestCheckout &&
    (overrides?.GuestCheckout === false || !['default', 'file'].includes(known.source)),
);

/** Returns true if the outcome of an order or payment is unknown. Only this session can look it up. */
const hasUnfinishedOrder = (storage: KeyValueStorage): boolean =>
  storage
    .keys()
    .filter((key) => key.startsWith(accountKeys.placement))
    .some(
      (key) =>
        key.startsWith(paymentRecordKey('')) ||
        isUnfinished(readPlacementState(storage, key.slice(accountKeys.placement.length))),
    );

/** Waits until the flushed draft is in storage. */
const waitForFlushFx = createEffect(() => Promise.resolve());
const saveInputFx = attach({
  source: { storage: $storage, clock: $clock },
  effect: ({ storage, clock }): boolean => {
    if (hasUnfinishedOrder(storage)) return false;
    saveGuestInput(storage, clock.now());
    return true;
  },
});

// When the guest checkout is switched off, save the guest's input for 24 hours and end the session. While an
// order or payment is unresolved, wait and check again when the next flags arrive.
const signOutRequested = sample({
  clock: [$isSignOutDue, guestScreenOpened, flagsReceived],
  source: $isSignOutDue,
  filter: Boolean,
  fn: () => undefined,
});
sample({ clock: signOutRequested, target: [draftFlushRequested, waitForFlushFx] });
sample({
  clock: waitForFlushFx.done,
  source: $isSignOutDue,
  filter: Boolean,
  target: saveInputFx,
});
const guestSignedOut = sample({
  clock: saveInputFx.doneData.filter({ fn: Boolean }),
  source: $session,
}).filterMap((session) => session?.user.id);
sample({ clock: guestSignedOut, target: clearAccountStorageFx });
sample({ clock: guestSignedOut, target: sessionEnded });
sample({
  clock: guestSignedOut,
  fn: () => toast('info', 'guest.closed'),
  target: notify,
});
