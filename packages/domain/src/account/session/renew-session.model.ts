import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $serverOffsetMs, extendSessionFx } from '../../api/index.ts';
import type { ApiFailure, Credentials, Session } from '../../api/index.ts';
import { $clock, $locks, $storage } from '../../platform/ports/index.ts';
import type { Clock, KeyValueStorage, Locks } from '../../platform/ports/index.ts';
import { renewalDelayed, renewalRefused, renewalWatchStarted, sessionRenewed } from './renewal-events.ts';
import { readStoredSession, renewalTime, writeStoredSession } from './stored-session.ts';
import { toCredentials } from './to-credentials.ts';

/** The pauses after failed renewals double up to this number of checks, which is four minutes. */
const longestPauseChecks = 8;
const renewalLock = 'saddlebag:session';

/** Renews the session if it is due. Fires every half minute while there is a session. */
export const renewalCheckStarted = createEvent();

/**
 * `ended`: another tab signed out while this one waited for the lock, a guest's token expired, or the token expired
 * before the service could be reached.
 */
type RenewalFailure = ApiFailure | { readonly kind: 'ended' };

interface RenewalParams {
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly locks: Locks;
  readonly serverOffsetMs: number;
  readonly refusedToken: string;
}

/**
 * Reads the stored session.
 * @throws {RenewalFailure} `ended` if another tab has signed out
 */
const requireStoredSession = (storage: KeyValueStorage): Session => {
  const stored = readStoredSession(storage)?.session;
  if (!stored) throw { kind: 'ended' } satisfies RenewalFailure;
  return stored;
};

const exchangeTokensFx = createEffect<RenewalParams, Session, RenewalFailure>(
  ({ clock, storage, locks, serverOffsetMs, refusedToken }) => {
    const extend = scopeBind(extendSessionFx, { safe: true });
    return locks.run(renewalLock, async () => {
      const stored = requireStoredSession(storage);
      if (stored.accessToken !== refusedToken) return stored;
      if (stored.refreshToken === '') throw { kind: 'ended' } satisfies RenewalFailure;
      const serverNow = () => (clock.now() + serverOffsetMs) / 1000;
      const extended = await extend({ refreshToken: stored.refreshToken }).catch((failure: ApiFailure) => {
        throw stored.expiresAt <= serverNow() ? ({ kind: 'ended' } satisfies RenewalFailure) : failure;
      });
      // Another tab may have signed out or in during the exchange. Its result takes precedence.
      const current = requireStoredSession(storage);
      if (current.refreshToken !== stored.refreshToken) return current;
      // Store the session before the lock is released, so that no other tab uses the old refresh token again.
      writeStoredSession(storage, extended, serverOffsetMs, renewalTime(extended.expiresAt, serverNow()));
      return extended;
    });
  },
);

/**
 * Exchanges the refresh token for a new session, once across all tabs. The next tab to get the lock finds a
 * different session than the refused one and adopts it. If the exchanging tab dies, the next one finds the
 * old session and exchanges it.
 */
const renewSessionFx = attach({
  source: { clock: $clock, storage: $storage, locks: $locks, serverOffsetMs: $serverOffsetMs },
  mapParams: (refusedToken: string, ports) => ({ ...ports, refusedToken }),
  effect: exchangeTokensFx,
});

/** The pause after the last failed renewal, in checks, and the rest of it. */
const $pause = createStore({ checks: 0, rest: 0 }, { serialize: 'ignore' })
  .on(renewalCheckStarted, ({ checks, rest }) => ({ checks, rest: rest - 1 }))
  .on(renewSessionFx.fail, ({ checks }) => {
    const next = Math.min(Math.max(1, checks * 2), longestPauseChecks);
    return { checks: next, rest: next };
  })
  .reset(renewSessionFx.done, renewalWatchStarted);

/**
 * Returns the access token of the stored session if it is due for renewal, else null. A token that has expired does
 * not wait for the end of a pause. Reads storage, which all tabs share.
 */
const findDueTokenFx = attach({
  source: { storage: $storage, clock: $clock, serverOffsetMs: $serverOffsetMs, pause: $pause },
  effect: ({ storage, clock, serverOffsetMs, pause }): string | null => {
    const stored = readStoredSession(storage);
    const now = (clock.now() + serverOffsetMs) / 1000;
    const isDue = stored && (pause.rest > 0 ? stored.session.expiresAt : stored.renewAt) <= now;
    return isDue ? stored.session.accessToken : null;
  },
});

sample({ clock: renewalCheckStarted, target: findDueTokenFx });
sample({
  clock: findDueTokenFx.doneData.filterMap((token) => token ?? undefined),
  source: renewSessionFx.pending,
  filter: (busy) => !busy,
  fn: (_, token) => token,
  target: renewSessionFx,
});

sample({ clock: renewSessionFx.doneData, target: sessionRenewed });

/** Renews the session for a call whose token was refused. Resolves to null if that fails. */
export const renewCredentials = (accessToken: string): Promise<Credentials | null> =>
  renewSessionFx(accessToken).then(toCredentials, () => null);

// A definite refusal and the expiry end the session. After any other failure, a later check tries again.
sample({
  clock: renewSessionFx.failData,
  filter: (failure) => isFinal(failure),
  fn: () => undefined,
  target: renewalRefused,
});
sample({
  clock: renewSessionFx.failData,
  source: $pause,
  filter: ({ checks }, failure) => checks === 1 && !isFinal(failure),
  fn: () => undefined,
  target: renewalDelayed,
});

/**
 * The HTTP statuses with which the service definitely refuses a refresh token. RFC 6749, section 5.2,
 * specifies 400. All other failures may be temporary.
 */
const finalStatuses: ReadonlySet<number> = new Set([400, 401, 403, 422]);

function isFinal(failure: RenewalFailure): boolean {
  if (failure.kind === 'rejected' || failure.kind === 'unauthorized')
    return finalStatuses.has(failure.status);
  return failure.kind === 'ended';
}
