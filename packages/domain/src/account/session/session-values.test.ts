import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { exampleMarket } from '../../contracts/index.ts';
import { extendSessionFx } from '../../api/session.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import { appStarted } from '../../platform/environment/app-started.ts';
import { $loadedFlags } from '../../platform/flags/flags.model.ts';
import { guestSessionFixture, sessionFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $hasAccount, $isSignUpOpen, $session } from './index.ts';
import { readStoredSession, writeStoredSession } from './stored-session.ts';

describe('$hasAccount', () => {
  it.each([
    [false, 'no session', null],
    [false, 'the session of a guest', guestSessionFixture()],
    [true, 'the session of an account', sessionFixture()],
  ])('is %s for %s', (hasAccount, _, session) => {
    const scope = seedScope({ values: [[$session, session]] });

    expect(scope.getState($hasAccount)).toBe(hasAccount);
  });
});

describe('sign-up', () => {
  it.each([
    ['open', 'off', false],
    ['closed', 'on', true],
  ])('is %s while the flag DeactivateSignUpButton is %s', (state, _, isDeactivated) => {
    const flags = { source: 'asia', flags: { DeactivateSignUpButton: isDeactivated } } as const;
    const scope = seedScope({ values: [[$loadedFlags, flags]] });

    expect(scope.getState($isSignUpOpen)).toBe(state === 'open');
  });
});

describe('the next session renewal', () => {
  it('is due 600 s before the new expiry when the service clock is an hour behind', async () => {
    const clock = createVirtualClock();
    const storage = createSharedStorage().openTab();
    const serverOffsetMs = -3_600_000;
    const serviceNow = (clock.now() + serverOffsetMs) / 1000;
    const expiresAt = serviceNow + 1800;
    writeStoredSession(storage, sessionFixture({ expiresAt: serviceNow + 700 }), serverOffsetMs);
    const renewed = sessionFixture({ accessToken: 'access-2', refreshToken: 'refresh-2', expiresAt });
    const scope = seedScope({
      clock,
      storage,
      handlers: [
        [extendSessionFx, () => renewed],
        [loadVendorsFx, () => []],
      ],
    });
    await allSettled(appStarted, {
      scope,
      params: { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' },
    });

    await clock.advance(200_000);

    expect(readStoredSession(storage)).toMatchObject({ session: renewed, renewAt: expiresAt - 600 });
  });
});
