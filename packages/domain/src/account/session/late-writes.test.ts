import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { exampleMarket } from '../../contracts/index.ts';
import { logoutFx } from '../../api/session.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import { lastOrdersKey } from '../../orders/tracking/stored-orders.ts';
import { appStarted } from '../../platform/environment/app-started.ts';
import { sessionFixture } from '../../testing/fixtures.ts';
import { seedScope, type Seed } from '../../testing/seed-scope.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { accountIdKey } from './account-storage.ts';
import { $isSignedIn, logoutRequested } from './index.ts';

describe('logging out in another tab', () => {
  it('deletes what a tab wrote before it learned of the logout', async () => {
    const clock = createVirtualClock();
    const origin = createSharedStorage();
    // A part of a busy tab: it writes after the logout, before the session of its tab ends.
    const busyPart = origin.openTab();
    busyPart.subscribe(accountIdKey, (owner) => {
      if (owner === null) busyPart.write(lastOrdersKey, '{}');
    });
    const openTab = async (seed: Seed) => {
      const handlers: Seed['handlers'] = [
        [logoutFx, () => true],
        [loadVendorsFx, () => []],
      ];
      const scope = seedScope({ clock, storage: origin.openTab(), handlers, ...seed });
      void allSettled(appStarted, {
        scope,
        params: { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' },
      });
      await clock.advance(0);
      return scope;
    };
    const tab = await openTab({ session: sessionFixture({ expiresAt: clock.now() / 1000 + 900 }) });
    const other = await openTab({});

    void allSettled(logoutRequested, { scope: other });
    await clock.advance(1000);

    expect(tab.getState($isSignedIn)).toBe(false);
    expect([...origin.values.keys()]).toEqual([]);
  });
});
