import { attach, createEvent, sample, scopeBind } from 'effector';
import type { Session } from '../api/entities.ts';
import { $serverOffsetMs } from '../api/server-time.ts';
import { $clock } from '../shared/clock.ts';
import { $storage } from '../shared/storage.ts';
import {
  parseStoredSession,
  readStoredSession,
  readStoredToken,
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

/** Reads what the last visit left. A session that has expired, by the service's clock, is over: it is taken away. */
export const restoreSessionFx = attach({
  source: { storage: $storage, clock: $clock },
  effect: ({ storage, clock }) => {
    const stored = readStoredSession(storage);
    const alive = stored !== null && stored.session.expiresAt * 1000 > clock.now() + stored.serverOffsetMs;
    if (stored && !alive) storage.remove(sessionKey);
    return { stored: alive ? stored : null, token: readStoredToken(storage) };
  },
});

export const keepSessionFx = attach({
  source: { storage: $storage, offset: $serverOffsetMs },
  effect: ({ storage, offset }, session: Session) => writeStoredSession(storage, session, offset),
});

export const forgetSessionFx = attach({ source: $storage, effect: (storage) => storage.remove(sessionKey) });

/** From now on other tabs are heard, as long as the page lives. */
export const followTabsFx = attach({
  source: $storage,
  effect: (storage) => void storage.subscribe(sessionKey, scopeBind(storageChanged, { safe: true })),
});
