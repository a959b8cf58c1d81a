import { allSettled, type EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';
import { loginAsGuestFx } from '../../api/guest.ts';
import { loginFx } from '../../api/session.ts';
import { writeRecord } from '../../request/placement/placement-record.ts';
import type { PartialFlags } from '../../contracts/flags.ts';
import { flagsReceived, type FlagSource } from '../../platform/flags/flags.model.ts';
import { guestEntryRequested } from '../../account/guest/guest.model.ts';
import { $draft, fieldChanged } from '../../request/draft/draft.model.ts';
import { requestClosed } from '../../request/flow/request.model.ts';
import { requestScreen } from '../../request/testing/request-screen.ts';
import { $isSignedIn, $session, loginSubmitted } from '../../account/session/session.model.ts';
import { guestSessionFixture, sessionFixture } from '../../testing/fixtures.ts';
import { guestScreenOpened } from './index.ts';

const typedName = { field: 'customerName', value: 'Farhana Islam' } as const;

/** Opens the request screen for a guest and types a customer name. */
const openGuestRequest = async () => {
  const screen = requestScreen({
    flags: { GuestCheckout: true },
    values: [[$session, guestSessionFixture()]],
    handlers: [
      [loginAsGuestFx, () => guestSessionFixture({ user: { id: 'guest:guest-2', email: '' } })],
      [loginFx, () => sessionFixture()],
    ],
  });
  const { scope } = screen;
  const flushPending = () => screen.clock.advance(0);
  /**
   * Fires an event without waiting until the scope settles, because an open session keeps a timer pending.
   */
  const fireWithoutWaiting = async <T>(event: EventCallable<T>, params: T) => {
    void allSettled(event as EventCallable<unknown>, { scope, params });
    await flushPending();
  };
  await screen.open();
  await screen.fire(guestScreenOpened);
  await screen.fire(fieldChanged, typedName);
  return {
    ...screen,
    fireWithoutWaiting,
    flushPending,
    changeFlags: (flags: PartialFlags, source: FlagSource = 'asia') =>
      fireWithoutWaiting(flagsReceived, { source, flags }),
    isGuest: () => scope.getState($isSignedIn),
    draftKeys: () => screen.storage.keys().filter((key) => key.startsWith('saddlebag:draft:')),
  };
};

describe('a guest when the guest checkout is switched off', () => {
  it('is signed out with a message', async () => {
    const { changeFlags, isGuest, notifiedKeys, draftKeys, storage } = await openGuestRequest();

    await changeFlags({ GuestCheckout: false });

    expect(isGuest()).toBe(false);
    expect(notifiedKeys()).toEqual(['toast.disconnected', 'guest.closed']);
    expect(draftKeys()).toEqual([]);
    expect(storage.read('token')).toBeNull();
  });

  it('gets the draft back when the guest checkout is switched on again', async () => {
    const { changeFlags, fireWithoutWaiting, flushPending, open, scope, isGuest } = await openGuestRequest();
    await changeFlags({ GuestCheckout: false });
    // The sign-out closes the request screen.
    await fireWithoutWaiting(requestClosed, undefined);
    await changeFlags({ GuestCheckout: true });

    await fireWithoutWaiting(guestEntryRequested, undefined);
    void open();
    await flushPending();

    expect(isGuest()).toBe(true);
    expect(scope.getState($draft).customerName).toBe('Farhana Islam');
  });

  it('loses the draft after 24 hours or when an account signs in', async () => {
    const { changeFlags, fireWithoutWaiting, draftKeys, clock } = await openGuestRequest();
    await changeFlags({ GuestCheckout: false });
    await fireWithoutWaiting(loginSubmitted, { email: 'demo@saddlebag.test', password: 'Saddle1!bag' });
    expect(draftKeys()).toEqual([]);

    const other = await openGuestRequest();
    await other.changeFlags({ GuestCheckout: false });
    await other.clock.advance(24 * 3_600_000);
    await other.changeFlags({ GuestCheckout: true });
    await other.fireWithoutWaiting(guestEntryRequested, undefined);
    expect(other.draftKeys()).toEqual([]);
    expect(clock.now()).toBeLessThan(other.clock.now());
  });

  it.each(['default', 'file'] as const)(
    'stays signed in when the flags have the source "%s"',
    async (source) => {
      const { changeFlags, isGuest } = await openGuestRequest();

      await changeFlags({}, source);

      expect(isGuest()).toBe(true);
    },
  );

  it('stays signed in until the outcome of a payment is known', async () => {
    const { changeFlags, isGuest, storage } = await openGuestRequest();
    storage.write('saddlebag:placement:payment:draft-1', '{}');
    await changeFlags({ GuestCheckout: false });
    expect(isGuest()).toBe(true);

    storage.remove('saddlebag:placement:payment:draft-1');
    writeRecord(storage, 'draft-1', { state: 'confirmed', orderId: 'pgo-000001' });
    await changeFlags({ GuestCheckout: false });
    expect(isGuest()).toBe(false);
  });
});
