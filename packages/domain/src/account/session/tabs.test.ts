import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../api/failures.ts';
import { extendSessionFx, loginFx, logoutFx } from '../../api/session.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import { $notifications } from '../../platform/notifications/notifications.model.ts';
import { appStarted } from '../../platform/environment/app-started.ts';
import { createLeaseLocks } from '../../platform/ports/lease-locks.ts';
import { createMemoryLocks } from '../../platform/ports/locks.ts';
import { sessionFixture } from '../../testing/fixtures.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { seedScope, type Seed } from '../../testing/seed-scope.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock, type VirtualClock } from '../../testing/virtual-clock.ts';
import { $isSignedIn, $session, loginSubmitted, logoutRequested } from './index.ts';

const build = { environment: 'sandbox', country: 'bd', brand: 'mangrove' } as const;
const refusal: ApiFailure = {
  kind: 'unauthorized',
  status: 401,
  message: 'unauthorized',
  translationKey: null,
};

/** A service that exchanges each refresh token once, and ends the session when one comes a second time. */
const createTokenService = (life: number) => {
  const clock = createVirtualClock();
  let newest = 1;
  let isOver = false;
  const sessionOf = (number: number) =>
    sessionFixture({
      accessToken: `access-${number}`,
      refreshToken: `refresh-${number}`,
      expiresAt: clock.now() / 1000 + life,
    });
  return {
    clock,
    get exchanges() {
      return newest - 1;
    },
    first: sessionOf(1),
    extend: async ({ refreshToken }: { readonly refreshToken: string }) => {
      await clock.sleep(300);
      isOver ||= refreshToken !== `refresh-${newest}`;
      if (isOver) throw refusal;
      newest += 1;
      return sessionOf(newest);
    },
  };
};

/** A tab that has started. What it began is not waited for: only the clock can finish it. */
const openTab = async (seed: Seed & { readonly clock: VirtualClock }) => {
  const scope = seedScope({
    ...seed,
    handlers: [[logoutFx, () => true], [loadVendorsFx, () => []], ...(seed.handlers ?? [])],
  });
  void allSettled(appStarted, { scope, params: build });
  await seed.clock.advance(0);
  return {
    scope,
    accessToken: () => scope.getState($session)?.accessToken,
    isSignedIn: () => scope.getState($isSignedIn),
    said: () => scope.getState($notifications).map(({ message }) => message),
  };
};

describe('eight tabs', () => {
  it.each(['with Web Locks', 'without'])(
    'renew once for each of 100 expiries, %s, and nobody is signed out',
    async (locking) => {
      const service = createTokenService(120);
      const { clock } = service;
      const origin = createSharedStorage();
      const shared = createMemoryLocks();
      const tabs = [];
      for (let tab = 0; tab < 8; tab += 1) {
        const storage = origin.openTab();
        const leases = createLeaseLocks({
          storage,
          clock,
          random: createSeededRandom(tab + 1),
          inPage: createMemoryLocks(),
        });
        tabs.push(
          await openTab({
            clock,
            storage,
            locks: locking === 'without' ? leases : shared,
            ...(tab === 0 && { session: service.first }),
            handlers: [[extendSessionFx, service.extend]],
          }),
        );
      }

      const rounds = [];
      for (let round = 0; round < 100; round += 1) {
        const before = service.exchanges;
        // The first is due at once; then after half a life of 120 s, when somebody looks, which is each half minute.
        await clock.advance(round === 0 ? 1000 : 90_000);
        rounds.push(service.exchanges - before);
      }

      expect(new Set(rounds)).toEqual(new Set([1]));
      expect(new Set(tabs.map((tab) => tab.accessToken()))).toEqual(new Set(['access-101']));
      expect(tabs.flatMap((tab) => tab.said())).toEqual([]);
    },
  );
});

describe('a tab that is opened after the device has slept past the expiry', () => {
  it('leaves the session to the tab that is renewing it, and takes over what comes of it', async () => {
    const service = createTokenService(3600);
    const { clock } = service;
    const origin = createSharedStorage();
    const [locks, handlers] = [createMemoryLocks(), [[extendSessionFx, service.extend]] as Seed['handlers']];
    const awake = await openTab({
      clock,
      storage: origin.openTab(),
      locks,
      session: service.first,
      ...(handlers && { handlers }),
    });
    // Its answer is under way for 300 ms, over the end of the session.
    await clock.advance(3_600_000 - 600_000 - 30_000);
    const sleepless = createVirtualClock(clock.now() + 700_000);
    const opened = await openTab({
      clock: sleepless,
      storage: origin.openTab(),
      locks,
      ...(handlers && { handlers }),
    });
    expect(opened.isSignedIn()).toBe(false);

    await clock.advance(60_000);

    expect(service.exchanges).toBe(1);
    expect([awake.accessToken(), opened.accessToken()]).toEqual(['access-2', 'access-2']);
    expect([...awake.said(), ...opened.said()]).toEqual([]);
  });
});

describe('a tab that dies in the middle of a renewal', () => {
  it('is followed by the next one', async () => {
    const service = createTokenService(900);
    const { clock } = service;
    const itsClock = createVirtualClock();
    const origin = createSharedStorage();
    const dying = origin.openTab();
    let askedByDying = 0;
    await openTab({
      clock: itsClock,
      storage: dying,
      session: service.first,
      locks: createLeaseLocks({
        storage: dying,
        clock: itsClock,
        random: createSeededRandom(1),
        inPage: createMemoryLocks(),
      }),
      handlers: [[extendSessionFx, () => ((askedByDying += 1), new Promise(() => undefined))]],
    });
    // From here on its clock stands still: it keeps the lock, and will never renew the lease.
    await itsClock.advance(301_000);
    const next = origin.openTab();
    const tab = await openTab({
      clock,
      storage: next,
      locks: createLeaseLocks({
        storage: next,
        clock,
        random: createSeededRandom(2),
        inPage: createMemoryLocks(),
      }),
      handlers: [[extendSessionFx, service.extend]],
    });

    await clock.advance(310_000);

    expect(askedByDying).toBe(1);
    expect(service.exchanges).toBe(1);
    expect(tab.accessToken()).toBe('access-2');
  });
});

describe('a session that lives no longer than the margin', () => {
  it('is renewed at half of its life, not over and over', async () => {
    const service = createTokenService(600);
    const { clock } = service;
    const tab = await openTab({
      clock,
      handlers: [
        [extendSessionFx, service.extend],
        [loginFx, () => service.first],
      ],
    });
    await allSettled(loginSubmitted, { scope: tab.scope, params: { email: 'a@b.test', password: 'x' } });

    await clock.advance(290_000);
    const before = service.exchanges;
    await clock.advance(40_000);

    expect([before, service.exchanges]).toEqual([0, 1]);
  });
});

describe('logging out', () => {
  it('says so once in each tab, and no renewal that is under way undoes it', async () => {
    const service = createTokenService(900);
    const { clock } = service;
    const origin = createSharedStorage();
    const locks = createMemoryLocks();
    const handlers: Seed['handlers'] = [[extendSessionFx, service.extend]];
    const one = await openTab({
      clock,
      locks,
      storage: origin.openTab(),
      session: service.first,
      handlers,
    });
    const other = await openTab({ clock, locks, storage: origin.openTab(), handlers });
    // The first tab's request for new tokens has left and is not answered yet.
    await clock.advance(300_100);

    void allSettled(logoutRequested, { scope: other.scope });
    await clock.advance(1000);

    expect(service.exchanges).toBe(1);
    expect([one.isSignedIn(), other.isSignedIn()]).toEqual([false, false]);
    expect(one.said()).toEqual([{ key: 'toast.disconnected' }]);
    expect(other.said()).toEqual([{ key: 'toast.disconnected' }]);
    expect([...origin.values.keys()]).toEqual([]);
  });
});
