import { createStore } from 'effector';

/** The tokens that a request may carry. */
export interface Credentials {
  /** The partner app's token (embedded mode). */
  readonly embeddedToken: string | null;
  readonly accessToken: string | null;
  readonly idToken: string | null;
  /** A token found in storage that belongs to no session (guest mode). */
  readonly storedToken: string | null;
}

export const noCredentials: Credentials = {
  embeddedToken: null,
  accessToken: null,
  idToken: null,
  storedToken: null,
};

/** Filled by whoever holds the session; the client only reads it. */
export const $credentials = createStore<Credentials>(noCredentials, { serialize: 'ignore' });

/**
 * Exchanges credentials that the service has refused for new ones; null when there are none to have.
 * The session puts its own here when the application starts, so that the client need not know it.
 */
export type RenewCredentials = (refused: Credentials) => Promise<Credentials | null>;
export const $renewCredentials = createStore<RenewCredentials>(() => Promise.resolve(null), {
  serialize: 'ignore',
});

/**
 * The Authorization header, or null without any token: the embedded token under its own scheme, else the session's
 * access token, else its id token, else the stored one (specification 000, section 7).
 */
export const authorizationHeader = ({
  embeddedToken,
  accessToken,
  idToken,
  storedToken,
}: Credentials): string | null => {
  if (embeddedToken) return `GoDroid ${embeddedToken}`;
  const token = accessToken ?? idToken ?? storedToken;
  return token ? `Bearer ${token}` : null;
};
