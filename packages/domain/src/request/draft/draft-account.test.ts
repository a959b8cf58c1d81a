import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { exampleMarket } from '../../contracts/index.ts';
import { createOrderFx } from '../../api/orders.ts';
import { extendSessionFx, logoutFx } from '../../api/session.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import { logoutRequested, sessionStarted } from '../../account/session/session.model.ts';
import { appStarted } from '../../platform/environment/app-started.ts';
import type { KeyValueStorage } from '../../platform/ports/ports.ts';
import { guestSessionFixture, sessionFixture, vendorFixture } from '../../testing/fixtures.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { writeStoredSession } from '../../account/session/stored-session.ts';
import { $draft, fieldChanged } from './draft.model.ts';
import { draftKey } from './draft-storage.ts';
import { requestClosed } from '../flow/request.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';

const noteEdit = { field: 'notes', value: 'ring twice' } as const;
const clock = createVirtualClock();

/** Opens the request screen of a signed-in account. */
const signedInScreen = async (
  storage: KeyValueStorage,
  handlers: Parameters<typeof requestScreen>[0] = {},
) => {
  const screen = requestScreen({
    clock,
    storage,
    handlers: [
      [logoutFx, () => true],
      [loadVendorsFx, () => [vendorFixture()]],
      ...(handlers.handlers ?? []),
    ],
  });
  await allSettled(appStarted, {
    scope: screen.scope,
    params: { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' },
  });
  await screen.open();
  return screen;
};

const storageWithSession = (expiresInS = 36_000) => {
  const shared = createSharedStorage();
  writeStoredSession(shared.openTab(), sessionFixture({ expiresAt: clock.now() / 1000 + expiresInS }), 0);
  return shared;
};

describe('draft after a logout', () => {
  // Proves: state.logout-resets
  it('disappears from every tab, including unsaved edits', async () => {
    const shared = storageWithSession();
    const firstTab = await signedInScreen(shared.openTab());
    const secondTab = await signedInScreen(shared.openTab());
    await firstTab.fillDetails();
    await clock.advance(300);
    await firstTab.fire(fieldChanged, noteEdit);
    await secondTab.fire(fieldChanged, { field: 'unit', value: '4B' });

    await firstTab.fire(logoutRequested);
    await clock.advance(0);
    // Late edits and closing screens must not store the draft again.
    await firstTab.fire(fieldChanged, noteEdit);
    await firstTab.fire(requestClosed);
    await secondTab.fire(requestClosed);
    await clock.advance(1000);

    expect([...shared.values]).toEqual([]);
    expect(clock.sleeperCount).toBe(0);
  });

  it('survives together with an order in flight until the next sign-in', async () => {
    const shared = storageWithSession();
    const screen = await signedInScreen(shared.openTab(), {
      handlers: [[createOrderFx, () => new Promise(() => undefined)]],
    });
    await screen.pickAddress();
    await screen.fillDetails();
    const { id } = screen.scope.getState($draft);
    void screen.fire(orderSubmitted);
    await clock.advance(10);

    void screen.fire(logoutRequested);
    await clock.advance(10);
    const notifiedAfterLogout = screen.notifiedKeys();
    void screen.fire(sessionStarted, sessionFixture());
    await clock.advance(10);

    expect(notifiedAfterLogout).toContain('toast.request-under-way');
    expect(shared.values.get(`saddlebag:placement:${id}`)).toContain('sending');
    expect(shared.values.get(draftKey('k4ch'))).toContain(id);
  });
});

describe('draft after an expired session', () => {
  it('returns at the next sign-in of the same account and stays hidden from others', async () => {
    const shared = storageWithSession(300);
    const unauthorized = failureError({
      kind: 'unauthorized',
      status: 401,
      message: 'unauthorized',
      translationKey: null,
    });
    let isSessionRejected = false;
    const screen = await signedInScreen(shared.openTab(), {
      handlers: [
        [
          extendSessionFx,
          () => Promise.reject(isSessionRejected ? unauthorized : failureError({ kind: 'offline' })),
        ],
      ],
    });
    await screen.fire(fieldChanged, noteEdit);
    isSessionRejected = true;
    await clock.advance(30_000);
    const isSignedOut = !shared.values.has('token');
    await screen.fire(requestClosed);
    await screen.fire(
      sessionStarted,
      sessionFixture({ user: { id: 'user-2', email: 'other@saddlebag.test' } }),
    );
    await screen.open();
    const notesOfOtherAccount = screen.scope.getState($draft).notes;
    await screen.fire(requestClosed);
    await screen.fire(sessionStarted, sessionFixture());
    await screen.open();

    expect(isSignedOut).toBe(true);
    expect(notesOfOtherAccount).toBe('');
    expect(screen.scope.getState($draft).notes).toBe('ring twice');
  });
});

describe('draft whose storage another tab has cleared', () => {
  it('is not stored again by a tab that has not been notified of the logout', async () => {
    const storage = storageWithSession().openTab();
    const screen = await signedInScreen(storage);
    const key = draftKey('k4ch');
    await screen.fire(fieldChanged, noteEdit);
    expect(storage.read(key)).not.toBeNull();

    storage.remove(key);
    await clock.advance(300);

    expect(storage.read(key)).toBeNull();
  });

  it('tells a guest, who cannot log in again, that a rider may be on the way', async () => {
    const shared = createSharedStorage();
    const session = guestSessionFixture({ expiresAt: clock.now() / 1000 + 36_000 });
    writeStoredSession(shared.openTab(), session, 0);
    const screen = await signedInScreen(shared.openTab(), {
      handlers: [[createOrderFx, () => new Promise(() => undefined)]],
    });
    await screen.pickAddress();
    await screen.fillDetails();
    void screen.fire(orderSubmitted);
    await clock.advance(10);

    void screen.fire(logoutRequested);
    await clock.advance(10);

    expect(screen.notifiedKeys()).toContain('toast.guest-request-under-way');
  });
});
