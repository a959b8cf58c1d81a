import { allSettled } from 'effector';
import { exampleMarket } from '../../../contracts/index.ts';
import { logoutFx } from '../../../api/session.ts';
import { loadVendorsFx } from '../../../api/vendors.ts';
import type { ApiFailure } from '../../../api/failures.ts';
import { appStarted } from '../../../platform/environment/app-started.ts';
import type { Build } from '../../../platform/environment/build.ts';
import { $notifications } from '../../../platform/notifications/notifications.model.ts';
import { seedScope, type Seed } from '../../../testing/seed-scope.ts';
import { createVirtualClock } from '../../../testing/virtual-clock.ts';

export const build: Build = { environment: 'sandbox', market: exampleMarket, brand: 'mangrove' };

/** The failure of a service that no longer accepts the session. */
export const refusal = {
  kind: 'unauthorized',
  status: 401,
  message: 'not-authorized',
  translationKey: null,
} as const satisfies ApiFailure;

/** Starts a page. It may share storage and locks with other pages. */
export const startPage = async (seed: Seed = {}) => {
  const clock = createVirtualClock();
  const scope = seedScope({
    clock,
    ...seed,
    handlers: [[logoutFx, () => true], [loadVendorsFx, () => []], ...(seed.handlers ?? [])],
  });
  await allSettled(appStarted, { scope, params: build });
  return { clock, scope, messages: () => scope.getState($notifications).map(({ message }) => message) };
};
