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

/** Another tab changed what is stored; null when it holds no session any more. */
export const storedElsewhere = createEvent<Session | null>();

const storageChanged = createEvent<string | null>();
sample({
  clock: storageChanged,
  fn: (text) => parseStoredSession(text)?.session ?? null,
  target: storedElsewhere,
});

/**
 * Reads what the last visit left. A session that has expired, by the service's clock, is over for this page. It is left
 * where it is all the same: another tab may be renewing it at this moment, and would be signed out if it were gone.
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

/** Makes what is stored that of the account. */
export const enterAccountFx = attach({
  source: $storage,
  effect: (storage, accountId: string) => enterAccount(storage, accountId),
});

/** Erases what is stored for the account; true when a request of it is still on its way. */
export const leaveAccountFx = attach({
  source: $storage,
  effect: (storage, accountId: string) => leaveAccount(storage, accountId),
});

/** Another tab made what is stored that of another account, or of none: the account's id, or null. */
export const ownerChanged = createEvent<string | null>();

/** From now on other tabs are heard, as long as the page lives. */
export const followTabsFx = attach({
  source: $storage,
  effect: (storage) => {
    storage.subscribe(ownerKey, scopeBind(ownerChanged, { safe: true }));
    storage.subscribe(sessionKey, scopeBind(storageChanged, { safe: true }));
  },
});
