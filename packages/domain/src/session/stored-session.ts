import * as z from 'zod/mini';
import type { Session } from '../api/entities.ts';
import type { KeyValueStorage } from '../shared/ports.ts';

/** The key of specification 000, section 9. */
export const sessionKey = 'token';

const storedSessionSchema = z.object({
  user: z.object({ id: z.string(), email: z.string() }),
  accessToken: z.string().check(z.minLength(1)),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.number(),
  /** How far the service's clock was ahead of this device's: a device with a wrong clock must not sign its user out. */
  serverOffsetMs: z._default(z.number(), 0),
});

export interface StoredSession {
  readonly session: Session;
  readonly serverOffsetMs: number;
}

/** Reads what is stored; null for nothing, and for anything that is not a session (it is left where it is). */
export const parseStoredSession = (text: string | null): StoredSession | null => {
  if (text === null) return null;
  try {
    const parsed = z.safeParse(storedSessionSchema, JSON.parse(text));
    if (!parsed.success) return null;
    const { serverOffsetMs, ...session } = parsed.data;
    return { session, serverOffsetMs };
  } catch {
    return null;
  }
};

export const readStoredSession = (storage: KeyValueStorage): StoredSession | null =>
  parseStoredSession(storage.read(sessionKey));

export const writeStoredSession = (
  storage: KeyValueStorage,
  session: Session,
  serverOffsetMs: number,
): void => storage.write(sessionKey, JSON.stringify({ ...session, serverOffsetMs }));

const jsonWebToken = /^[\w-]{2,4000}\.[\w-]{2,4000}\.[\w-]{0,4000}$/;

/** A bare token under the session's key, as guests have it: sent when there is no session (specification 000, section 7). */
export const readStoredToken = (storage: KeyValueStorage): string | null => {
  const text = storage.read(sessionKey);
  return text !== null && jsonWebToken.test(text) ? text : null;
};
