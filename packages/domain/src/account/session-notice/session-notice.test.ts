import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { exampleMarket } from '../../contracts/index.ts';
import { extendSessionFx } from '../../api/session.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import { appStarted } from '../../platform/environment/app-started.ts';
import { $notifications, notificationDismissed } from '../../platform/notifications/notifications.model.ts';
import { sessionFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $isSignedIn } from '../session/index.ts';
import { sessionNoticeStarted } from './index.ts';

const openPage = async () => {
  const clock = createVirtualClock();
  let isReachable = false;
  const start = clock.now() / 1000;
  const renewed = sessionFixture({ accessToken: 'access-2', expiresAt: start + 1500 });
  const scope = seedScope({
    clock,
    session: sessionFixture({ expiresAt: start + 590 }),
    handlers: [
      [loadVendorsFx, () => []],
      [extendSessionFx, () => (isReachable ? renewed : Promise.reject({ kind: 'offline' }))],
    ],
  });
  await allSettled(sessionNoticeStarted, { scope });
  await allSettled(appStarted, {
    scope,
    params: { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' },
  });
  const takeKeys = async () => {
    const shown = scope.getState($notifications);
    for (const { id } of shown) await allSettled(notificationDismissed, { scope, params: id });
    return shown.map(({ message }) => (typeof message === 'string' ? message : message.key));
  };
  return { clock, scope, takeKeys, setReachable: (reachable: boolean) => (isReachable = reachable) };
};

describe('a renewal that the service does not answer', () => {
  it('is announced once while the client tries again, and again after a success in between', async () => {
    const { clock, scope, takeKeys, setReachable } = await openPage();
    expect(await takeKeys()).toEqual(['offline.session']);

    await clock.advance(100_000);
    expect(await takeKeys()).toEqual([]);
    expect(scope.getState($isSignedIn)).toBe(true);

    setReachable(true);
    await clock.advance(120_000);
    setReachable(false);
    await clock.advance(1_000_000);
    expect(await takeKeys()).toEqual(['offline.session']);
  });
});
