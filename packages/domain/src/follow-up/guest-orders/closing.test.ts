import { allSettled, type EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';
import { enterAsGuestFx } from '../../api/guest.ts';
import { loginFx } from '../../api/session.ts';
import { writeRecord } from '../../request/placement/placement-record.ts';
import type { SomeFlags } from '../../contracts/flags.ts';
import { flagsAnswered, type FlagSource } from '../../platform/flags/flags.model.ts';
import { guestEntryRequested } from '../../account/guest/guest.model.ts';
import { $draft, fieldChanged } from '../../request/draft/draft.model.ts';
import { requestClosed } from '../../request/flow/request.model.ts';
import { requestScreen } from '../../request/testing/request-screen.ts';
import { $isSignedIn, $session, loginSubmitted } from '../../account/session/session.model.ts';
import { guestSessionFixture, sessionFixture } from '../../testing/fixtures.ts';
import { guestShown } from './index.ts';

const typed = { field: 'customerName', value: 'Farhana Islam' } as const;

/** A guest at the request, who has typed a name. */
const guestAtRequest = async () => {
  const screen = requestScreen({
    flags: { GuestCheckout: true },
    values: [[$session, guestSessionFixture()]],
    handlers: [
      [enterAsGuestFx, () => guestSessionFixture({ user: { id: 'guest:guest-2', email: '' } })],
      [loginFx, () => sessionFixture()],
    ],
  });
  const { scope } = screen;
  const settle = () => screen.clock.advance(0);
  /** Begins without waiting: a session keeps a watch going. */
  const begin = async <T>(event: EventCallable<T>, params: T) => {
    void allSettled(event as EventCallable<unknown>, { scope, params });
    await settle();
  };
  await screen.open();
  await screen.fire(guestShown);
  await screen.fire(fieldChanged, typed);
  return {
    ...screen,
    begin,
    settle,
    answer: (flags: SomeFlags, source: FlagSource = 'asia') => begin(flagsAnswered, { source, flags }),
    isGuest: () => scope.getState($isSignedIn),
    kept: () => screen.storage.keys().filter((key) => key.startsWith('saddlebag:draft:')),
  };
};

describe('a guest, when guests are not let in any more', () => {
  it('is logged out, and told why and what becomes of the request', async () => {
    const { answer, isGuest, said, kept, storage } = await guestAtRequest();

    await answer({ GuestCheckout: false });

    expect(isGuest()).toBe(false);
    expect(said()).toEqual(['toast.disconnected', 'guest.closed']);
    expect(kept()).toEqual([]);
    expect(storage.read('token')).toBeNull();
  });

  it('finds the request as it was typed, once guests are let in again', async () => {
    const { answer, begin, settle, open, scope, isGuest } = await guestAtRequest();
    await answer({ GuestCheckout: false });
    // Signed out, one leaves the screen.
    await begin(requestClosed, undefined);
    await answer({ GuestCheckout: true });

    await begin(guestEntryRequested, undefined);
    void open();
    await settle();

    expect(isGuest()).toBe(true);
    expect(scope.getState($draft).customerName).toBe('Farhana Islam');
  });

  it('leaves nothing to an account that signs in instead, and nothing after a day', async () => {
    const { answer, begin, kept, clock } = await guestAtRequest();
    await answer({ GuestCheckout: false });
    await begin(loginSubmitted, { email: 'demo@saddlebag.test', password: 'Saddle1!bag' });
    expect(kept()).toEqual([]);

    const other = await guestAtRequest();
    await other.answer({ GuestCheckout: false });
    await other.clock.advance(24 * 3_600_000);
    await other.answer({ GuestCheckout: true });
    await other.begin(guestEntryRequested, undefined);
    expect(other.kept()).toEqual([]);
    expect(clock.now()).toBeLessThan(other.clock.now());
  });

  it.each(['default', 'file'] as const)('stays while only the %s says so', async (source) => {
    const { answer, isGuest } = await guestAtRequest();

    await answer({}, source);

    expect(isGuest()).toBe(true);
  });

  it('stays until the order is known that is under way', async () => {
    const { answer, isGuest, storage } = await guestAtRequest();
    storage.write('saddlebag:placement:payment:draft-1', '{}');
    await answer({ GuestCheckout: false });
    expect(isGuest()).toBe(true);

    storage.remove('saddlebag:placement:payment:draft-1');
    writeRecord(storage, 'draft-1', { state: 'confirmed', orderId: 'pgo-000001' });
    await answer({ GuestCheckout: false });
    expect(isGuest()).toBe(false);
  });
});
