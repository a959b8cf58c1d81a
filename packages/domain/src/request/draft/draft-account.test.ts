import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { createOrderFx } from '../../api/orders.ts';
import { extendSessionFx, logoutFx } from '../../api/session.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import { logoutRequested, sessionStarted } from '../../account/session/session.model.ts';
import { appStarted } from '../../platform/environment/app-started.ts';
import type { KeyValueStorage } from '../../platform/ports/ports.ts';
import { sessionFixture, vendorFixture } from '../../testing/fixtures.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { writeStoredSession } from '../../account/session/stored-session.ts';
import { $draft, fieldChanged } from './draft.model.ts';
import { draftKey } from './draft-storage.ts';
import { requestClosed } from '../flow/request.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { failureError, requestScreen } from '../testing/request-screen.ts';

const note = { field: 'notes', value: 'ring twice' } as const;
const clock = createVirtualClock();

/** The request screen of somebody who is signed in. */
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
    params: { environment: 'sandbox', country: 'bd', brand: 'mangrove' },
  });
  await screen.open();
  return screen;
};

const originOf = (expiresInS = 36_000) => {
  const origin = createSharedStorage();
  writeStoredSession(origin.openTab(), sessionFixture({ expiresAt: clock.now() / 1000 + expiresInS }), 0);
  return origin;
};

describe('the draft of somebody who logs out', () => {
  // Proves: state.logout-resets
  it('is erased in every tab, also what was not stored yet', async () => {
    const origin = originOf();
    const here = await signedInScreen(origin.openTab());
    const there = await signedInScreen(origin.openTab());
    await here.fillDetails();
    await clock.advance(300);
    await here.fire(fieldChanged, note);
    await there.fire(fieldChanged, { field: 'unit', value: '4B' });

    await here.fire(logoutRequested);
    await clock.advance(0);
    // Something comes late, and the screens go, at which they store what they hold.
    await here.fire(fieldChanged, note);
    await here.fire(requestClosed);
    await there.fire(requestClosed);
    await clock.advance(1000);

    expect([...origin.values]).toEqual([]);
    expect(clock.sleeping).toBe(0);
  });

  it('waits, with the request that is on its way, for the next sign-in, and the vendor is told', async () => {
    const origin = originOf();
    const screen = await signedInScreen(origin.openTab(), {
      handlers: [[createOrderFx, () => new Promise(() => undefined)]],
    });
    await screen.pickAddress();
    await screen.fillDetails();
    const { id } = screen.scope.getState($draft);
    void screen.fire(orderSubmitted);
    await clock.advance(10);

    void screen.fire(logoutRequested);
    await clock.advance(10);
    const saidThen = screen.said();
    void screen.fire(sessionStarted, sessionFixture());
    await clock.advance(10);

    expect(saidThen).toContain('toast.request-under-way');
    expect(origin.values.get(`saddlebag:placement:${id}`)).toContain('sending');
    expect(origin.values.get(draftKey('k4ch'))).toContain(id);
  });
});

describe('the draft of somebody whose session expires', () => {
  it('stays, is theirs again after the next sign-in, and nobody else sees it', async () => {
    const origin = originOf(300);
    const refused = failureError({
      kind: 'unauthorized',
      status: 401,
      message: 'unauthorized',
      translationKey: null,
    });
    let isOver = false;
    const screen = await signedInScreen(origin.openTab(), {
      handlers: [
        [extendSessionFx, () => Promise.reject(isOver ? refused : failureError({ kind: 'offline' }))],
      ],
    });
    await screen.fire(fieldChanged, note);
    isOver = true;
    await clock.advance(30_000);
    const isSignedOut = !origin.values.has('token');
    await screen.fire(requestClosed);
    await screen.fire(
      sessionStarted,
      sessionFixture({ user: { id: 'user-2', email: 'other@saddlebag.test' } }),
    );
    await screen.open();
    const seenByOther = screen.scope.getState($draft).notes;
    await screen.fire(requestClosed);
    await screen.fire(sessionStarted, sessionFixture());
    await screen.open();

    expect(isSignedOut).toBe(true);
    expect(seenByOther).toBe('');
    expect(screen.scope.getState($draft).notes).toBe('ring twice');
  });
});
