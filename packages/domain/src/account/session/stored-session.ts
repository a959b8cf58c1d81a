import type { Session } from '../../api/index.ts';
import { clientLimits } from '../../contracts/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';

/** The storage key of the session (specification 000, section 9). */
export const sessionKey = 'token';

export interface StoredSession {
  readonly session: Session;
  /**
   * Milliseconds by which the service's clock is ahead of the device's. With it, a wrong device clock does
   * not end the session.
   */
  readonly serverOffsetMs: number;
  /** Unix seconds of the service's clock from which the session is due for renewal. */
  readonly renewAt: number;
}

/**
 * Calculates when to renew a new session: 600 s before its expiry (specification 000, section 9), or after
 * half of a shorter lifetime, which would otherwise be due immediately.
 * @param expiresAt unix seconds of the service's clock
 * @param now unix seconds of the service's clock
 * @returns unix seconds of the service's clock
 */
export const renewalTime = (expiresAt: number, now: number): number => {
  const lifetime = expiresAt - now;
  return (
    expiresAt -
    (lifetime > clientLimits.tokenRefreshMarginS ? clientLimits.tokenRefreshMarginS : lifetime / 2)
  );
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const isText = (value: unknown): value is string => typeof value === 'string';

/** Validates a stored session without a schema library, because this code runs before the first render. */
const readSession = (value: unknown): StoredSession | null => {
  const {
    user,
    accessToken,
    idToken,
    refreshToken,
    expiresAt,
    serverOffsetMs = 0,
    renewAt = Number(expiresAt) - clientLimits.tokenRefreshMarginS,
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

/** Parses a stored session. Returns null for any other text, such as a token without a session. */
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

/**
 * Stores a session.
 * @param renewAt unix seconds of the service's clock, by default 600 s before the expiry
 */
export const writeStoredSession = (
  storage: KeyValueStorage,
  session: Session,
  serverOffsetMs: number,
  renewAt?: number,
): void => storage.write(sessionKey, JSON.stringify({ ...session, serverOffsetMs, renewAt }));

const jsonWebToken = /^[\w-]{2,4000}\.[\w-]{2,4000}\.[\w-]{0,4000}$/;

/**
 * Reads a guest's token that is stored under the session's key in place of a session. Calls use it while
 * there is no session (specification 000, section 7).
 */
export const readStoredToken = (storage: KeyValueStorage): string | null => {
  const text = storage.read(sessionKey);
  return text !== null && jsonWebToken.test(text) ? text : null;
};
