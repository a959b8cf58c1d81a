import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $renewCredentials, $serverOffsetMs } from '../../api/index.ts';
import type { Credentials, RenewCredentials } from '../../api/index.ts';
import type { Session } from '../../api/index.ts';
import { appStarted } from '../../platform/environment/index.ts';
import { $clock, $storage, createScopeRunner, createTicker } from '../../platform/ports/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import type { RenewalFailure } from './exchange-tokens.ts';
import { readStoredSession } from './stored-session.ts';
import { toCredentials } from './to-credentials.ts';

const checkEveryMs = 30_000;
/** The pauses after failed renewals double up to this number of checks, which is four minutes. */
const longestPauseChecks = 8;

/** A session has started and must be renewed in time. */
export const renewalWatchStarted = createEvent();
/** The session has ended. */
export const renewalWatchStopped = createEvent();
/** The service refused the refresh token for good. */
export const renewalRefused = createEvent();

interface Renewal {
  readonly refusedToken: string;
  readonly storage: KeyValueStorage;
  /** Unix seconds of the service's clock. */
  readonly now: number;
}

const loadAndExchangeFx = createEffect<Renewal, Session, RenewalFailure>(
  async ({ refusedToken, storage, now }) => {
    const runInScope = createScopeRunner();
    const { exchangeTokensFx } = await import('./exchange-tokens.ts').catch((): never => {
      const stored = readStoredSession(storage)?.session;
      const isOver = !stored || stored.expiresAt <= now;
      throw { kind: isOver ? 'ended' : 'offline' } satisfies RenewalFailure;
    });
    return runInScope(() => exchangeTokensFx(refusedToken));
  },
);

/**
 * Exchanges the refresh token for a new session, once across all tabs. The next tab to get the lock finds a
 * different session than the refused one and adopts it. If the exchanging tab dies, the next one finds the
 * old session and exchanges it.
 */
export const renewSessionFx = attach({
  source: { clock: $clock, storage: $storage, serverOffsetMs: $serverOffsetMs },
  mapParams: (refusedToken: string, { clock, storage, serverOffsetMs }) => ({
    refusedToken,
    storage,
    now: (clock.now() + serverOffsetMs) / 1000,
  }),
  effect: loadAndExchangeFx,
});

const renewalTicker = createTicker({ every: checkEveryMs });

/** The pause after the last failed renewal, in checks, and the rest of it. */
const $pause = createStore({ checks: 0, rest: 0 }, { serialize: 'ignore' })
  .on(renewalTicker.intervalElapsed, ({ checks, rest }) => ({ checks, rest: rest - 1 }))
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

// While there is a session, check periodically whether it is due for renewal.
sample({ clock: renewalWatchStarted, target: renewalTicker.start });
sample({ clock: renewalWatchStopped, target: renewalTicker.stop });
sample({
  clock: [renewalWatchStarted, renewalTicker.intervalElapsed],
  target: findDueTokenFx,
});
sample({
  clock: findDueTokenFx.doneData.filterMap((token) => token ?? undefined),
  source: renewSessionFx.pending,
  filter: (busy) => !busy,
  fn: (_, token) => token,
  target: renewSessionFx,
});

// A definite refusal and the expiry end the session. After any other failure, a later check tries again.
sample({ clock: renewSessionFx.failData, filter: (failure) => isFinal(failure), target: renewalRefused });
/** The first of several renewals failed, and the session goes on. */
export const renewalDelayed = sample({
  clock: renewSessionFx.failData,
  source: $pause,
  filter: ({ checks }, failure) => checks === 1 && !isFinal(failure),
}).map(() => undefined);

// When the application starts, let the client renew refused tokens through this model.
const provideRenewalFx = createEffect((): RenewCredentials => {
  const renew = scopeBind(renewSessionFx, { safe: true });
  return (refused: Credentials) =>
    refused.accessToken === null || refused.embeddedToken !== null
      ? Promise.resolve(null)
      : renew(refused.accessToken).then(toCredentials, () => null);
});
sample({ clock: appStarted, target: provideRenewalFx });
sample({ clock: provideRenewalFx.doneData, target: $renewCredentials });

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
