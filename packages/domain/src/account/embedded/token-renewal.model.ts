import { attach, createEffect, createEvent, createStore, restore, sample, scopeBind } from 'effector';
import { $credentials, $renewCredentials, $serverOffsetMs } from '../../api/index.ts';
import type { Credentials, RenewCredentials } from '../../api/index.ts';
import { sessionEnded } from '../session/index.ts';
import { appStarted } from '../../platform/environment/index.ts';
import { $clock, createTicker, createTimer } from '../../platform/ports/index.ts';
import { tokenAccepted } from './embedded.model.ts';
import { $partnerFrame } from './partner-frame.ts';

const checkEveryMs = 30_000;
/** Milliseconds before expiry at which the portal requests a new token. Leaves time for two more requests. */
const renewBeforeMs = 90_000;
/** Milliseconds that a refused call waits for a new token. */
const renewalTimeoutMs = 10_000;

type RenewalCallback = (renewed: Credentials | null) => void;

const renewalRequested = createEvent<RenewalCallback>();
const requestTokenFx = attach({ source: $partnerFrame, effect: (frame) => frame.requestToken() });

// While there is a token, check periodically whether it expires soon. If so, request a new one at each check
// until one arrives.
const ticker = createTicker({ every: checkEveryMs });
const $token = restore(tokenAccepted, null);
sample({ clock: tokenAccepted, target: ticker.start });
sample({ clock: sessionEnded, target: ticker.stop });
sample({
  clock: ticker.intervalElapsed,
  source: { token: $token, clock: $clock, offset: $serverOffsetMs },
  filter: ({ token, clock, offset }) =>
    token !== null && token.expiresAt * 1000 - renewBeforeMs <= clock.now() + offset,
  target: requestTokenFx,
});

// A call whose token the service refused waits for the next token. All pending calls share one request.
const $pendingRenewals = createStore<readonly RenewalCallback[]>([], { serialize: 'ignore' }).on(
  renewalRequested,
  (pending, callback) => [...pending, callback],
);
const renewalTimeout = createTimer();
const settleRenewalsFx = attach({
  source: { pending: $pendingRenewals, credentials: $credentials },
  effect: ({ pending, credentials }, isRenewed: boolean) => {
    for (const settle of pending) settle(isRenewed ? credentials : null);
  },
});
$pendingRenewals.reset(settleRenewalsFx.done);
const firstRenewalRequested = sample({
  clock: renewalRequested,
  source: $pendingRenewals,
  filter: ({ length }) => length === 1,
});
sample({ clock: firstRenewalRequested, target: requestTokenFx });
sample({ clock: firstRenewalRequested, fn: () => renewalTimeoutMs, target: renewalTimeout.set });
sample({ clock: tokenAccepted, fn: () => true, target: settleRenewalsFx });
sample({ clock: renewalTimeout.elapsed, fn: () => false, target: settleRenewalsFx });

const renewFx = attach({
  source: $credentials,
  effect: (current, refused: Credentials): Credentials | Promise<Credentials | null> => {
    // The embedding page may already have sent a new token in response to another call.
    if (current.embeddedToken !== refused.embeddedToken) return current;
    const requestRenewal = scopeBind(renewalRequested, { safe: true });
    return new Promise(requestRenewal);
  },
});

// In a partner's app, renew refused credentials with a new token of the app, because there is no refresh
// token.
const provideRenewalFx = createEffect((): RenewCredentials => scopeBind(renewFx, { safe: true }));
sample({
  clock: [tokenAccepted, appStarted],
  source: $token,
  filter: (token) => token !== null,
  target: provideRenewalFx,
});
sample({ clock: provideRenewalFx.doneData, target: $renewCredentials });
