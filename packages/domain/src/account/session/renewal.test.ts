import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $credentials } from '../../api/credentials.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import { extendSessionFx } from '../../api/session.ts';
import { appStarted } from '../../platform/environment/app-started.ts';
import { createMemoryLocks } from '../../platform/ports/locks.ts';
import { sessionFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $isSignedIn, $session, logoutRequested } from './index.ts';
import { build, refusal, startPage } from './test/start-page.ts';

describe('session renewal', () => {
  const createExpiringSession = () => sessionFixture({ expiresAt: Date.UTC(2026, 0, 5, 6) / 1000 + 900 });
  const renewed = sessionFixture({ accessToken: 'access-2', refreshToken: 'refresh-2' });

  // Proves: state.refresh-due, constant.token-refresh-margin
  it('happens exactly 600 s before the expiry', async () => {
    const clock = createVirtualClock();
    const sent: unknown[] = [];
    const { scope } = await startPage({
      clock,
      session: createExpiringSession(),
      handlers: [[extendSessionFx, (params: unknown) => (sent.push(params), renewed)]],
    });

    await clock.advance(299_999);
    const requestsBeforeMargin = sent.length;
    await clock.advance(1);

    expect(requestsBeforeMargin).toBe(0);
    expect(sent).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(scope.getState($session)).toEqual(renewed);
  });

  // Proves: state.refresh-due
  it('happens once for eight tabs, which all adopt the new session', async () => {
    const clock = createVirtualClock();
    const origin = createSharedStorage();
    const locks = createMemoryLocks();
    let extensions = 0;
    const extend = async () => {
      extensions += 1;
      await clock.sleep(300);
      return renewed;
    };
    const pages = [];
    for (let tab = 0; tab < 8; tab += 1) {
      pages.push(
        await startPage({
          clock,
          locks,
          storage: origin.openTab(),
          session: createExpiringSession(),
          handlers: [[extendSessionFx, extend]],
        }),
      );
    }

    await clock.advance(400_000);

    expect(extensions).toBe(1);
    expect(pages.map(({ scope }) => scope.getState($session)?.accessToken)).toEqual(
      Array.from({ length: 8 }, () => 'access-2'),
    );
  });

  // Proves: state.refresh-failed
  it('signs out when the service refuses the refresh token', async () => {
    const clock = createVirtualClock();
    const { scope, messages } = await startPage({
      clock,
      session: createExpiringSession(),
      handlers: [[extendSessionFx, () => Promise.reject(refusal)]],
    });

    await clock.advance(330_000);

    expect(scope.getState($isSignedIn)).toBe(false);
    expect(messages()).toEqual([{ key: 'toast.disconnected' }]);
  });

  it('keeps the session while the service is unreachable and succeeds afterwards', async () => {
    const clock = createVirtualClock();
    let isReachable = false;
    const { scope } = await startPage({
      clock,
      session: createExpiringSession(),
      handlers: [[extendSessionFx, () => (isReachable ? renewed : Promise.reject({ kind: 'offline' }))]],
    });

    await clock.advance(400_000);
    const wasSignedIn = scope.getState($isSignedIn);
    isReachable = true;
    await clock.advance(120_000);

    expect(wasSignedIn).toBe(true);
    expect(scope.getState($session)).toEqual(renewed);
  });

  // Proves: state.refresh-failed
  it('signs out when the token expires before the service can be reached', async () => {
    const clock = createVirtualClock();
    const { scope, messages } = await startPage({
      clock,
      session: createExpiringSession(),
      handlers: [[extendSessionFx, () => Promise.reject({ kind: 'offline' })]],
    });

    await clock.advance(899_000);
    const wasSignedIn = scope.getState($isSignedIn);
    await clock.advance(31_000);

    expect(wasSignedIn).toBe(true);
    expect(scope.getState($isSignedIn)).toBe(false);
    expect(messages()).toContainEqual({ key: 'toast.disconnected' });
  });

  it('renews a session that expired while the device slept, if the service accepts it', async () => {
    const clock = createVirtualClock();
    let isReachable = false;
    const { scope } = await startPage({
      clock,
      session: createExpiringSession(),
      handlers: [[extendSessionFx, () => (isReachable ? renewed : Promise.reject({ kind: 'offline' }))]],
    });
    await clock.advance(310_000);
    isReachable = true;
    await clock.advance(3_600_000);
    expect(scope.getState($session)).toEqual(renewed);
  });

  it('tries again after pauses of 30 s, 1 min, 2 min and 4 min', async () => {
    const clock = createVirtualClock();
    const start = clock.now();
    const attempts: number[] = [];
    await startPage({
      clock,
      // Due at once, and valid for another 9 min 50 s.
      session: sessionFixture({ expiresAt: start / 1000 + 590 }),
      handlers: [
        [
          extendSessionFx,
          () => {
            attempts.push((clock.now() - start) / 1000);
            return Promise.reject({ kind: 'offline' });
          },
        ],
      ],
    });

    await clock.advance(580_000);

    expect(attempts).toEqual([0, 30, 90, 210, 450]);
  });

  it('happens after a refused call, which is then repeated', async () => {
    const clock = createVirtualClock();
    const authorizations: (string | null)[] = [];
    const scope = seedScope({
      clock,
      session: sessionFixture(),
      handlers: [[extendSessionFx, () => renewed]],
      fetch: (_, init) => {
        const authorization = new Headers(init?.headers).get('authorization');
        authorizations.push(authorization);
        const isFresh = authorization === 'Bearer access-2';
        return Promise.resolve(
          new Response(JSON.stringify(isFresh ? { result: { vendors: [] } } : { message: 'expired' }), {
            status: isFresh ? 200 : 401,
          }),
        );
      },
    });
    await allSettled(appStarted, { scope, params: build });

    await allSettled(loadVendorsFx, { scope });

    expect(authorizations.slice(-1)).toEqual(['Bearer access-2']);
    expect(scope.getState($session)).toEqual(renewed);
    expect(scope.getState($credentials).accessToken).toBe('access-2');
  });

  it('stops its timers when the session ends', async () => {
    const clock = createVirtualClock();
    const { scope } = await startPage({ clock, session: sessionFixture() });
    const sleepersWhileSignedIn = clock.sleeperCount;

    await allSettled(logoutRequested, { scope });
    await clock.advance(0);

    expect(sleepersWhileSignedIn).toBe(1);
    expect(clock.sleeperCount).toBe(0);
  });
});
