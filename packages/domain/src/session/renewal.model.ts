import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $renewCredentials, type Credentials, type RenewCredentials } from '../api/credentials.ts';
import type { Session } from '../api/entities.ts';
import type { ApiFailure } from '../api/failures.ts';
import { $serverOffsetMs } from '../api/server-time.ts';
import { extendSessionFx } from '../api/session.ts';
import { limits } from '../contracts/limits.ts';
import { appStarted } from '../shared/app-started.ts';
import { $clock } from '../shared/clock.ts';
import { $locks } from '../shared/locks.ts';
import type { KeyValueStorage, Locks } from '../shared/ports.ts';
import { $storage } from '../shared/storage.ts';
import { createTicker } from '../shared/ticker.ts';
import { readStoredSession, writeStoredSession } from './stored-session.ts';
import { toCredentials } from './to-credentials.ts';

const checkEveryMs = 30_000;
const renewalLock = 'saddlebag:session';

/** `ended`: another tab has signed out while this one waited for its turn. */
type RenewalFailure = ApiFailure | { readonly kind: 'ended' };

/** There is a session to watch over. */
export const watchBegun = createEvent();
/** There is none any more. */
export const watchEnded = createEvent();
/** The refresh token is no longer worth anything. */
export const renewalRefused = createEvent();

/** The session that is watched over; the session model keeps it up to date. */
export const $watched = createStore<Session | null>(null, { serialize: 'ignore' });

interface Renewal {
  readonly storage: KeyValueStorage;
  readonly locks: Locks;
  readonly serverOffsetMs: number;
  readonly refusedToken: string;
}

const exchangeTokensFx = createEffect<Renewal, Session, RenewalFailure>(
  ({ storage, locks, serverOffsetMs, refusedToken }) => {
    const extend = scopeBind(extendSessionFx, { safe: true });
    return locks.run(renewalLock, async () => {
      const stored = readStoredSession(storage)?.session;
      if (!stored) throw { kind: 'ended' } satisfies RenewalFailure;
      if (stored.accessToken !== refusedToken) return stored;
      const extended = await extend({ refreshToken: stored.refreshToken });
      // Stored before the lock is free, so that no other tab spends the old refresh token again.
      writeStoredSession(storage, extended, serverOffsetMs);
      return extended;
    });
  },
);

/**
 * Exchanges the refresh token for a new session, once over all tabs: whoever comes second finds another session stored
 * than the one that was refused, and takes it over.
 */
export const renewSessionFx = attach({
  source: { storage: $storage, locks: $locks, serverOffsetMs: $serverOffsetMs },
  mapParams: (refusedToken: string, ports) => ({ ...ports, refusedToken }),
  effect: exchangeTokensFx,
});

// While there is a session, look at its expiry now and then; within 600 s of it, renew.
const watch = createTicker({ every: checkEveryMs });
sample({ clock: watchBegun, target: watch.start });
sample({ clock: watchEnded, target: watch.stop });

sample({
  clock: [watchBegun, watch.ticked],
  source: { session: $watched, clock: $clock, offset: $serverOffsetMs, busy: renewSessionFx.pending },
  filter: ({ session, clock, offset, busy }) =>
    !busy &&
    session !== null &&
    session.expiresAt - (clock.now() + offset) / 1000 <= limits.tokenRefreshMarginS,
  fn: ({ session }) => session?.accessToken ?? '',
  target: renewSessionFx,
});

// A no that will stay a no ends the session; a service that is down or out of reach is asked again later.
sample({ clock: renewSessionFx.failData, filter: (failure) => isFinal(failure), target: renewalRefused });

// When the service refuses a call's token, the client renews it through here.
const offerRenewalFx = createEffect((): RenewCredentials => {
  const renew = scopeBind(renewSessionFx, { safe: true });
  return (refused: Credentials) =>
    refused.accessToken === null || refused.embeddedToken !== null
      ? Promise.resolve(null)
      : renew(refused.accessToken).then(toCredentials, () => null);
});
sample({ clock: appStarted, fn: () => undefined, target: offerRenewalFx });
sample({ clock: offerRenewalFx.doneData, target: $renewCredentials });

function isFinal(failure: RenewalFailure): boolean {
  if (failure.kind === 'rejected')
    return failure.status < 500 && failure.status !== 408 && failure.status !== 429;
  return failure.kind === 'ended' || failure.kind === 'unauthorized';
}
