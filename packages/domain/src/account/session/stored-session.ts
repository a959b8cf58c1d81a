import type { Session } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/** The key of specification 000, section 9. */
export const sessionKey = 'token';

export interface StoredSession {
  readonly session: Session;
  /** How far the service's clock was ahead of this device's: a device with a wrong clock must not sign its user out. */
  readonly serverOffsetMs: number;
  /** From when on it is to be renewed, unix seconds of the service's clock. */
  readonly renewAt: number;
}

/**
 * When a session that has just come is to be renewed: 600 s before it expires (specification 000, section 9). One that
 * lives no longer than that would be due at once and for ever; it is renewed when half of its life is over.
 * @param now unix seconds of the service's clock
 */
export const renewalTime = (expiresAt: number, now: number): number => {
  const life = expiresAt - now;
  return expiresAt - (life > limits.tokenRefreshMarginS ? limits.tokenRefreshMarginS : life / 2);
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const isText = (value: unknown): value is string => typeof value === 'string';

/** Checked by hand: this runs before the first picture, which must not wait for a schema library. */
const readSession = (value: unknown): StoredSession | null => {
  const {
    user,
    accessToken,
    idToken,
    refreshToken,
    expiresAt,
    serverOffsetMs = 0,
    renewAt = Number(expiresAt) - limits.tokenRefreshMarginS,
  } = fieldsOf(value);
  const { id, email } = fieldsOf(user);
  const isComplete =
    isText(id) &&
    isText(email) &&
    isText(accessToken) &&
    accessToken !== '' &&
    isText(idToken) &&
    isText(refreshToken);
  if (!isComplete || ![expiresAt, serverOffsetMs, renewAt].every(Number.isFinite)) return null;
  return {
    session: { user: { id, email }, accessToken, idToken, refreshToken, expiresAt: Number(expiresAt) },
    serverOffsetMs: Number(serverOffsetMs),
    renewAt: Number(renewAt),
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

/** @param renewAt unix seconds of the service's clock; 600 s before the session expires unless it is given. */
export const writeStoredSession = (
  storage: KeyValueStorage,
  session: Session,
  serverOffsetMs: number,
  renewAt?: number,
): void => storage.write(sessionKey, JSON.stringify({ ...session, serverOffsetMs, renewAt }));

const jsonWebToken = /^[\w-]{2,4000}\.[\w-]{2,4000}\.[\w-]{0,4000}$/;

/** A bare token under the session's key, as guests have it: sent when there is no session (specification 000, section 7). */
export const readStoredToken = (storage: KeyValueStorage): string | null => {
  const text = storage.read(sessionKey);
  return text !== null && jsonWebToken.test(text) ? text : null;
};
