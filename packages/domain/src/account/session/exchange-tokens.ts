import { attach, scopeBind } from 'effector';
import { $serverOffsetMs, extendSessionFx } from '../../api/index.ts';
import type { ApiFailure, Session } from '../../api/index.ts';
import { $clock, $locks, $storage } from '../../platform/ports/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { readStoredSession, renewalTime, writeStoredSession } from './stored-session.ts';

const renewalLock = 'saddlebag:session';

/**
 * `ended`: another tab signed out while this one waited for the lock, a guest's token expired, or the token expired
 * before the service could be reached.
 */
export type RenewalFailure = ApiFailure | { readonly kind: 'ended' };

/**
 * Reads the stored session.
 * @throws {RenewalFailure} `ended` if another tab has signed out
 */
const requireStoredSession = (storage: KeyValueStorage): Session => {
  const stored = readStoredSession(storage)?.session;
  if (!stored) throw { kind: 'ended' } satisfies RenewalFailure;
  return stored;
};

/**
 * Exchanges the refresh token under a lock that all tabs share. Loads with the first call of the service, because a
 * renewal is one.
 * @throws {RenewalFailure}
 */
export const exchangeTokensFx = attach({
  source: { clock: $clock, storage: $storage, locks: $locks, serverOffsetMs: $serverOffsetMs },
  effect: ({ clock, storage, locks, serverOffsetMs }, refusedToken: string) => {
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
});
