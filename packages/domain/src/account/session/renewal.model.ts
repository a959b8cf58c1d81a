import { attach, createEffect, createEvent, sample, scopeBind } from 'effector';
import { $renewCredentials, $serverOffsetMs, extendSessionFx } from '../../api/index.ts';
import type { Credentials, RenewCredentials, ApiFailure } from '../../api/index.ts';
import type { Session } from '../../api/index.ts';
import { appStarted } from '../../platform/environment/index.ts';
import { $clock, $locks, $storage, createTicker } from '../../platform/ports/index.ts';
import type { Clock, KeyValueStorage, Locks } from '../../platform/ports/index.ts';
import { readStoredSession, renewalTime, writeStoredSession } from './stored-session.ts';
import { toCredentials } from './to-credentials.ts';

const checkEveryMs = 30_000;
const renewalLock = 'saddlebag:session';

/** `ended`: another tab has signed out while this one waited for its turn, or a guest's token has run out. */
type RenewalFailure = ApiFailure | { readonly kind: 'ended' };

/** There is a session to watch over. */
export const watchBegun = createEvent();
/** There is none any more. */
export const watchEnded = createEvent();
/** The refresh token is no longer worth anything. */
export const renewalRefused = createEvent();

interface Renewal {
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly locks: Locks;
  readonly serverOffsetMs: number;
  readonly refusedToken: string;
}

/** What is stored, unless another tab has signed out. */
const storedOf = (storage: KeyValueStorage): Session => {
  const stored = readStoredSession(storage)?.session;
  if (!stored) throw { kind: 'ended' } satisfies RenewalFailure;
  return stored;
};

const exchangeTokensFx = createEffect<Renewal, Session, RenewalFailure>(
  ({ clock, storage, locks, serverOffsetMs, refusedToken }) => {
    const extend = scopeBind(extendSessionFx, { safe: true });
    return locks.run(renewalLock, async () => {
      const stored = storedOf(storage);
      if (stored.accessToken !== refusedToken) return stored;
      if (stored.refreshToken === '') throw { kind: 'ended' } satisfies RenewalFailure;
      const extended = await extend({ refreshToken: stored.refreshToken });
      // Whoever signed out meanwhile, in whichever tab, stays signed out; whoever signed in anew keeps that session.
      const meanwhile = storedOf(storage);
      if (meanwhile.refreshToken !== stored.refreshToken) return meanwhile;
      // Stored before the lock is free, so that no other tab spends the old refresh token again.
      const now = (clock.now() + serverOffsetMs) / 1000;
      writeStoredSession(storage, extended, serverOffsetMs, renewalTime(extended.expiresAt, now));
      return extended;
    });
  },
);

/**
 * Exchanges the refresh token for a new session, once over all tabs: whoever comes second finds another session stored
 * than the one that was refused, and takes it over. When the tab that was at it dies, its turn goes to the next, which
 * finds the former session still stored and exchanges it itself.
 */
export const renewSessionFx = attach({
  source: { clock: $clock, storage: $storage, locks: $locks, serverOffsetMs: $serverOffsetMs },
  mapParams: (refusedToken: string, ports) => ({ ...ports, refusedToken }),
  effect: exchangeTokensFx,
});

/** The access token of the stored session, once that is to be renewed; null before. What is stored is the same for all tabs. */
const findDueFx = attach({
  source: { storage: $storage, clock: $clock, serverOffsetMs: $serverOffsetMs },
  effect: ({ storage, clock, serverOffsetMs }): string | null => {
    const stored = readStoredSession(storage);
    const isDue = stored !== null && stored.renewAt <= (clock.now() + serverOffsetMs) / 1000;
    return isDue ? stored.session.accessToken : null;
  },
});

// While there is a session, look now and then whether it is to be renewed.
const watch = createTicker({ every: checkEveryMs });
sample({ clock: watchBegun, target: watch.start });
sample({ clock: watchEnded, target: watch.stop });
sample({ clock: [watchBegun, watch.ticked], fn: () => undefined, target: findDueFx });
sample({
  clock: findDueFx.doneData,
  source: renewSessionFx.pending,
  filter: (busy, token) => !busy && token !== null,
  fn: (_, token) => token ?? '',
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

/**
 * The answers that say of the refresh token itself that it is worth nothing: 400 is the one of RFC 6749, section 5.2.
 * Whatever else went wrong, a lost or garbled answer or a service that is down, is no reason to sign anybody out.
 */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 422]);

function isFinal(failure: RenewalFailure): boolean {
  if (failure.kind === 'rejected' || failure.kind === 'unauthorized') return refusals.has(failure.status);
  return failure.kind === 'ended';
}
