import { attach, createEvent, sample, scopeBind } from 'effector';
import type { Session } from '../../api/index.ts';
import { $serverOffsetMs } from '../../api/index.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import { switchAccountStorage, clearAccountStorage, accountIdKey } from './account-storage.ts';
import { modeOf } from './mode.ts';
import {
  parseStoredSession,
  readStoredSession,
  readStoredToken,
  renewalTime,
  sessionKey,
  writeStoredSession,
} from './stored-session.ts';

/** Another tab changed the stored session. The value is null if the other tab removed it. */
export const storedSessionChanged = createEvent<Session | null>();

const storageChanged = createEvent<string | null>();
sample({
  clock: storageChanged,
  fn: (text) => parseStoredSession(text)?.session ?? null,
  target: storedSessionChanged,
});

/**
 * Restores the stored session unless it has expired by the service's clock. An expired session of an account
 * stays stored, because another tab may be renewing it. An expired guest session is deleted.
 */
export const restoreSessionFx = attach({
  source: { storage: $storage, clock: $clock },
  effect: ({ storage, clock }) => {
    const stored = readStoredSession(storage);
    const isAlive = stored !== null && stored.session.expiresAt * 1000 > clock.now() + stored.serverOffsetMs;
    const isGuestExpired = !isAlive && stored !== null && modeOf(stored.session) === 'GUEST';
    if (isGuestExpired) {
      storage.remove(sessionKey);
      clearAccountStorage(storage, stored.session.user.id);
    }
    return { stored: isAlive ? stored : null, token: readStoredToken(storage), isGuestExpired };
  },
});

export const storeSessionFx = attach({
  source: { storage: $storage, offset: $serverOffsetMs, clock: $clock },
  effect: ({ storage, offset, clock }, session: Session) =>
    writeStoredSession(
      storage,
      session,
      offset,
      renewalTime(session.expiresAt, (clock.now() + offset) / 1000),
    ),
});

export const removeSessionFx = attach({ source: $storage, effect: (storage) => storage.remove(sessionKey) });

export const switchAccountStorageFx = attach({
  source: $storage,
  effect: (storage, accountId: string) => switchAccountStorage(storage, accountId),
});

/** Deletes the account's stored data. Returns true if the outcome of one of its requests is unknown. */
export const clearAccountStorageFx = attach({
  source: $storage,
  effect: (storage, accountId: string) => clearAccountStorage(storage, accountId),
});

/**
 * Deletes what this tab wrote after another tab had logged out and before it learned of that. Does nothing if an account
 * has logged in since.
 */
export const clearLateWritesFx = attach({
  source: $storage,
  effect: (storage, accountId: string) => {
    if (storage.read(accountIdKey) === null) clearAccountStorage(storage, accountId);
  },
});

/** Another tab changed the account whose data is stored. The value is its id, or null after a logout. */
export const storedAccountChanged = createEvent<string | null>();

/** Subscribes to the changes of other tabs for the lifetime of the page. */
export const subscribeToTabsFx = attach({
  source: $storage,
  effect: (storage) => {
    storage.subscribe(accountIdKey, scopeBind(storedAccountChanged, { safe: true }));
    storage.subscribe(sessionKey, scopeBind(storageChanged, { safe: true }));
  },
});
