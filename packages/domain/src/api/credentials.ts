import { createStore } from 'effector';

/** The tokens that can authorize a request. */
export interface Credentials {
  /** The token of the partner's app in embedded mode. */
  readonly embeddedToken: string | null;
  readonly accessToken: string | null;
  readonly idToken: string | null;
  /** A token from storage without a session, for guest mode. */
  readonly storedToken: string | null;
}

export const noCredentials: Credentials = {
  embeddedToken: null,
  accessToken: null,
  idToken: null,
  storedToken: null,
};

/** The credentials of all calls. The session model writes them. */
export const $credentials = createStore<Credentials>(noCredentials, { serialize: 'ignore' });

/**
 * Exchanges refused credentials for new ones. Resolves to null if that is impossible. The session model
 * provides the function when the application starts, so that the client does not depend on the session.
 */
export type RenewCredentials = (refused: Credentials) => Promise<Credentials | null>;
export const $renewCredentials = createStore<RenewCredentials>(() => Promise.resolve(null), {
  serialize: 'ignore',
});

/**
 * Builds the Authorization header (specification 000, section 7). The embedded token wins and has its own
 * scheme. Otherwise, the access token, the id token or the stored token is used, in this order.
 * @returns null if there is no token
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
