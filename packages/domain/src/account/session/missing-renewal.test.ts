import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { loadVendorsFx } from '../../api/vendors.ts';
import { exampleMarket } from '../../contracts/index.ts';
import { appStarted } from '../../platform/environment/app-started.ts';
import { sessionFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $isSignedIn } from './index.ts';

vi.mock('./renew-session.model.ts', () => ({
  get renewalCheckStarted(): never {
    throw new Error('The server has no such file.');
  },
}));

describe('a session whose renewal code does not load', () => {
  // Proves: state.refresh-failed
  it('goes on until its token expires', async () => {
    const clock = createVirtualClock();
    const scope = seedScope({
      clock,
      session: sessionFixture({ expiresAt: clock.now() / 1000 + 120 }),
      handlers: [[loadVendorsFx, () => []]],
    });
    await allSettled(appStarted, {
      scope,
      params: { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' },
    });

    await clock.advance(119_000);
    const isSignedInBefore = scope.getState($isSignedIn);
    await clock.advance(1000);

    expect([isSignedInBefore, scope.getState($isSignedIn)]).toEqual([true, false]);
  });
});
