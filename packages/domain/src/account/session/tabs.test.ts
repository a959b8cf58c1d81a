import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { exampleMarket } from '../../contracts/index.ts';
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

const build = { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' } as const;
const refusal: ApiFailure = {
  kind: 'unauthorized',
  status: 401,
  message: 'unauthorized',
  translationKey: null,
};

/** Creates a service that exchanges each refresh token once and ends the session if one is used twice. */
const createTokenService = (life: number) => {
  const clock = createVirtualClock();
  let latest = 1;
  let isRevoked = false;
  const sessionOf = (number: number) =>
    sessionFixture({
      accessToken: `access-${number}`,
      refreshToken: `refresh-${number}`,
      expiresAt: clock.now() / 1000 + life,
    });
  return {
    clock,
    get exchanges() {
      return latest - 1;
    },
    first: sessionOf(1),
    extend: async ({ refreshToken }: { readonly refreshToken: string }) => {
      await clock.sleep(300);
      isRevoked ||= refreshToken !== `refresh-${latest}`;
      if (isRevoked) throw refusal;
      latest += 1;
      return sessionOf(latest);
    },
  };
};

/** Opens a tab without waiting for its effects, which only the clock can finish. */
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
    messages: () => scope.getState($notifications).map(({ message }) => message),
  };
};

describe('session renewal in eight tabs', () => {
  it.each(['with Web Locks', 'without Web Locks'])(
    'happens once per expiry and signs no tab out, %s',
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
          pageLocks: createMemoryLocks(),
        });
        tabs.push(
          await openTab({
            clock,
            storage,
            locks: locking === 'without Web Locks' ? leases : shared,
            ...(tab === 0 && { session: service.first }),
            handlers: [[extendSessionFx, service.extend]],
          }),
        );
      }

      const rounds = [];
      for (let round = 0; round < 100; round += 1) {
        const before = service.exchanges;
        // The first renewal is due immediately. Later ones are due after half of 120 s, at the next check,
        // which happens every 30 s.
        await clock.advance(round === 0 ? 1000 : 90_000);
        rounds.push(service.exchanges - before);
      }

      expect(new Set(rounds)).toEqual(new Set([1]));
      expect(new Set(tabs.map((tab) => tab.accessToken()))).toEqual(new Set(['access-101']));
      expect(tabs.flatMap((tab) => tab.messages())).toEqual([]);
    },
  );
});

describe('a tab opened after the device slept past the expiry', () => {
  it('adopts the session that another tab renews', async () => {
    const service = createTokenService(3600);
    const { clock } = service;
    const origin = createSharedStorage();
    const [locks, handlers] = [createMemoryLocks(), [[extendSessionFx, service.extend]] as Seed['handlers']];
    const renewingTab = await openTab({
      clock,
      storage: origin.openTab(),
      locks,
      session: service.first,
      ...(handlers && { handlers }),
    });
    // The response takes 300 ms and arrives after the expiry.
    await clock.advance(3_600_000 - 600_000 - 30_000);
    const lateClock = createVirtualClock(clock.now() + 700_000);
    const openedTab = await openTab({
      clock: lateClock,
      storage: origin.openTab(),
      locks,
      ...(handlers && { handlers }),
    });
    expect(openedTab.isSignedIn()).toBe(false);

    await clock.advance(60_000);

    expect(service.exchanges).toBe(1);
    expect([renewingTab.accessToken(), openedTab.accessToken()]).toEqual(['access-2', 'access-2']);
    expect([...renewingTab.messages(), ...openedTab.messages()]).toEqual([]);
  });
});

describe('a tab that dies during a renewal', () => {
  it('is replaced by the next tab', async () => {
    const service = createTokenService(900);
    const { clock } = service;
    const dyingClock = createVirtualClock();
    const origin = createSharedStorage();
    const dying = origin.openTab();
    let dyingTabRequests = 0;
    await openTab({
      clock: dyingClock,
      storage: dying,
      session: service.first,
      locks: createLeaseLocks({
        storage: dying,
        clock: dyingClock,
        random: createSeededRandom(1),
        pageLocks: createMemoryLocks(),
      }),
      handlers: [[extendSessionFx, () => ((dyingTabRequests += 1), new Promise(() => undefined))]],
    });
    // This tab's clock stops here, so it keeps the lock without renewing its lease.
    await dyingClock.advance(301_000);
    const next = origin.openTab();
    const tab = await openTab({
      clock,
      storage: next,
      locks: createLeaseLocks({
        storage: next,
        clock,
        random: createSeededRandom(2),
        pageLocks: createMemoryLocks(),
      }),
      handlers: [[extendSessionFx, service.extend]],
    });

    await clock.advance(310_000);

    expect(dyingTabRequests).toBe(1);
    expect(service.exchanges).toBe(1);
    expect(tab.accessToken()).toBe('access-2');
  });
});

describe('a session shorter than the renewal margin', () => {
  it('is renewed once, after half of its lifetime', async () => {
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
    const exchangesBefore = service.exchanges;
    await clock.advance(40_000);

    expect([exchangesBefore, service.exchanges]).toEqual([0, 1]);
  });
});

describe('logging out', () => {
  it('shows one notification per tab and is not undone by a renewal in flight', async () => {
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
    // The first tab has requested new tokens and has no response yet.
    await clock.advance(300_100);

    void allSettled(logoutRequested, { scope: other.scope });
    await clock.advance(1000);

    expect(service.exchanges).toBe(1);
    expect([one.isSignedIn(), other.isSignedIn()]).toEqual([false, false]);
    expect(one.messages()).toEqual([{ key: 'toast.disconnected' }]);
    expect(other.messages()).toEqual([{ key: 'toast.disconnected' }]);
    expect([...origin.values.keys()]).toEqual([]);
  });
});
