import { attach, createEvent, sample, scopeBind } from 'effector';
import type { Session } from '../../api/index.ts';
import { $serverOffsetMs } from '../../api/index.ts';
import { $clock, $storage } from '../../platform/ports/index.ts';
import { enterAccount, leaveAccount, ownerKey } from './account-storage.ts';
import { modeOf } from './mode.ts';
import {
  parseStoredSession,
  readStoredSession,
  readStoredToken,
  renewalTime,
  sessionKey,
  writeStoredSession,
} from './stored-session.ts';

/** Another tab changed the stored session. Null if none is stored any more. */
export const storedElsewhere = createEvent<Session | null>();

const storageChanged = createEvent<string | null>();
sample({
  clock: storageChanged,
  fn: (text) => parseStoredSession(text)?.session ?? null,
  target: storedElsewhere,
});

/**
 * Restores the stored session unless it has expired by the service's clock. An expired session of an account
 * stays stored, because another tab may be renewing it. An expired guest session is deleted.
 */
export const restoreSessionFx = attach({
  source: { storage: $storage, clock: $clock },
  effect: ({ storage, clock }) => {
    const stored = readStoredSession(storage);
    const alive = stored !== null && stored.session.expiresAt * 1000 > clock.now() + stored.serverOffsetMs;
    const isGuestOver = !alive && stored !== null && modeOf(stored.session) === 'GUEST';
    if (isGuestOver) {
      storage.remove(sessionKey);
      leaveAccount(storage, stored.session.user.id);
    }
    return { stored: alive ? stored : null, token: readStoredToken(storage), isGuestOver };
  },
});

export const keepSessionFx = attach({
  source: { storage: $storage, offset: $serverOffsetMs, clock: $clock },
  effect: ({ storage, offset, clock }, session: Session) =>
    writeStoredSession(
      storage,
      session,
      offset,
      renewalTime(session.expiresAt, (clock.now() + offset) / 1000),
    ),
});

export const forgetSessionFx = attach({ source: $storage, effect: (storage) => storage.remove(sessionKey) });

export const enterAccountFx = attach({
  source: $storage,
  effect: (storage, accountId: string) => enterAccount(storage, accountId),
});

/** Deletes the account's stored data. Returns true if one of its requests is still being sent. */
export const leaveAccountFx = attach({
  source: $storage,
  effect: (storage, accountId: string) => leaveAccount(storage, accountId),
});

/** Another tab changed the account whose data is stored. The value is its id, or null after a logout. */
export const ownerChanged = createEvent<string | null>();

/** Subscribes to the changes of other tabs for the lifetime of the page. */
export const followTabsFx = attach({
  source: $storage,
  effect: (storage) => {
    storage.subscribe(ownerKey, scopeBind(ownerChanged, { safe: true }));
    storage.subscribe(sessionKey, scopeBind(storageChanged, { safe: true }));
  },
});
