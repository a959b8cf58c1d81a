import { attach, combine, createEffect, sample } from 'effector';
import { paymentKey, isUnfinished, readRecord } from '../../request/placement/internal.ts';
import { $placementPhase } from '../../request/placement/index.ts';
import { $flags, $knownFlags, $overrides } from '../../platform/flags/index.ts';
import { flagsAnswered } from '../../platform/flags/internal.ts';
import { keepTyped } from '../../account/guest/internal.ts';
import { notify } from '../../platform/notifications/index.ts';
import { draftFlushed } from '../../request/draft/index.ts';
import { leaveAccountFx } from '../../account/session/internal.ts';
import { $mode, $session, sessionEnded } from '../../account/session/index.ts';
import { accountKeys } from '../../platform/ports/internal.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { guestShown } from './guest-orders.model.ts';

/**
 * Somebody is a guest, and somebody has said that guests are not let in any more. Providers that are out of reach say
 * nothing: neither the table's default nor the fallback file ends a session.
 */
const $isClosing = combine(
  { mode: $mode, flags: $flags, known: $knownFlags, overrides: $overrides, phase: $placementPhase },
  ({ mode, flags, known, overrides, phase }) =>
    mode === 'GUEST' &&
    phase === 'idle' &&
    !flags.GuestCheckout &&
    (overrides?.GuestCheckout === false || !['default', 'file'].includes(known.source)),
);

/** Whether an order or a payment is under way whose end only this session can learn. */
const isUnderWay = (storage: KeyValueStorage): boolean =>
  storage
    .keys()
    .filter((key) => key.startsWith(accountKeys.placement))
    .some(
      (key) =>
        key.startsWith(paymentKey('')) ||
        isUnfinished(readRecord(storage, key.slice(accountKeys.placement.length))),
    );

/** What was typed last is stored by the time this is done. */
const flushedFx = createEffect(() => Promise.resolve());
const setAsideFx = attach({
  source: { storage: $storage, clock: $clock },
  effect: ({ storage, clock }): boolean => {
    if (isUnderWay(storage)) return false;
    keepTyped(storage, clock.now());
    return true;
  },
});

// When the guest checkout is switched off, their session ends, and what they have typed waits for their return. What is
// under way comes to its end first: it is looked at again with the next flags.
const closing = sample({
  clock: [$isClosing, guestShown, flagsAnswered],
  source: $isClosing,
  filter: Boolean,
  fn: () => undefined,
});
sample({ clock: closing, target: [draftFlushed, flushedFx] });
sample({
  clock: flushedFx.done,
  source: $isClosing,
  filter: Boolean,
  fn: () => undefined,
  target: setAsideFx,
});
const closed = sample({ clock: setAsideFx.doneData.filter({ fn: Boolean }), source: $session }).filterMap(
  (session) => session?.user.id,
);
sample({ clock: closed, target: leaveAccountFx });
sample({ clock: closed, fn: () => undefined, target: sessionEnded });
sample({
  clock: closed,
  fn: () => ({ tone: 'info' as const, message: { key: 'guest.closed' } }),
  target: notify,
});
