import { attach, createEffect, sample } from 'effector';
import { $renewCredentials, $serverOffsetMs } from '../../api/index.ts';
import type { RenewCredentials } from '../../api/index.ts';
import { appStarted } from '../../platform/environment/index.ts';
import { $clock, $storage, createScopeRunner, createTicker } from '../../platform/ports/index.ts';
import { renewalRefused, renewalWatchStarted, renewalWatchStopped } from './renewal-events.ts';
import { readStoredSession } from './stored-session.ts';

const checkEveryMs = 30_000;
const renewalTicker = createTicker({ every: checkEveryMs });

/** The code of the renewal loads with that of the first call of the service. */
const loadRenewal = () => import('./renew-session.model.ts');

const renewIfDueFx = createEffect(async () => {
  const runInScope = createScopeRunner();
  const { renewalCheckStarted } = await loadRenewal();
  runInScope(renewalCheckStarted);
});

// While there is a session, check periodically whether it is due for renewal.
sample({ clock: renewalWatchStarted, target: renewalTicker.start });
sample({ clock: renewalWatchStopped, target: renewalTicker.stop });
sample({
  clock: [renewalWatchStarted, renewalTicker.intervalElapsed],
  fn: () => undefined,
  target: renewIfDueFx,
});

// The session also ends on time if the code of the renewal cannot be loaded.
const findExpiryFx = attach({
  source: { storage: $storage, clock: $clock, serverOffsetMs: $serverOffsetMs },
  effect: ({ storage, clock, serverOffsetMs }) => {
    const stored = readStoredSession(storage);
    return stored === null || stored.session.expiresAt * 1000 <= clock.now() + serverOffsetMs;
  },
});
sample({ clock: renewIfDueFx.fail, fn: () => undefined, target: findExpiryFx });
sample({ clock: findExpiryFx.doneData, filter: Boolean, fn: () => undefined, target: renewalRefused });

// When the application starts, let the client renew refused tokens.
const provideRenewalFx = createEffect((): RenewCredentials => {
  const runInScope = createScopeRunner();
  return async (refused) => {
    if (refused.accessToken === null || refused.embeddedToken !== null) return null;
    const { accessToken } = refused;
    const renewal = await loadRenewal().catch(() => null);
    return renewal && runInScope(() => renewal.renewCredentials(accessToken));
  };
});
sample({ clock: appStarted, target: provideRenewalFx });
sample({ clock: provideRenewalFx.doneData, target: $renewCredentials });
