import type { Session } from '../api/entities.ts';
import type { KeyValueStorage } from '../shared/ports.ts';

/** The key of specification 000, section 9. */
export const sessionKey = 'token';

export interface StoredSession {
  readonly session: Session;
  /** How far the service's clock was ahead of this device's: a device with a wrong clock must not sign its user out. */
  readonly serverOffsetMs: number;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const isText = (value: unknown): value is string => typeof value === 'string';

/** Checked by hand: this runs before the first picture, which must not wait for a schema library. */
const readSession = (value: unknown): StoredSession | null => {
  const { user, accessToken, idToken, refreshToken, expiresAt, serverOffsetMs = 0 } = fieldsOf(value);
  const { id, email } = fieldsOf(user);
  const isComplete =
    isText(id) &&
    isText(email) &&
    isText(accessToken) &&
    accessToken !== '' &&
    isText(idToken) &&
    isText(refreshToken);
  if (!isComplete || !Number.isFinite(expiresAt) || !Number.isFinite(serverOffsetMs)) return null;
  return {
    session: { user: { id, email }, accessToken, idToken, refreshToken, expiresAt: Number(expiresAt) },
    serverOffsetMs: Number(serverOffsetMs),
  };
};

/** Reads what is stored; null for nothing, and for anything that is not a session (it is left where it is). */
export const parseStoredSession = (text: string | null): StoredSession | null => {
  if (text === null) return null;
  try {
    return readSession(JSON.parse(text));
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
