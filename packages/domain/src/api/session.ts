import { createEffect } from 'effector';
import type { ResponseOf, extendSessionContract } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { Credentials } from './credentials.ts';
import type { Session } from './entities.ts';
import type { ApiFailure } from './failures.ts';

const contracts = () => import('../contracts/session.ts');

type WireSession = ResponseOf<typeof extendSessionContract>['result'];

const toSession = ({ user, meta }: WireSession, previousRefreshToken: string): Session => ({
  user: { id: user.id, email: user.email },
  accessToken: meta.AccessToken,
  idToken: meta.IdToken,
  refreshToken: meta.RefreshToken ?? previousRefreshToken,
  expiresAt: meta.Expires,
});

/** Logs in (POST /login). A wrong password fails as `unauthorized`. */
export const loginFx = createEffect<
  { readonly email: string; readonly password: string },
  Session,
  ApiFailure
>(({ email, password }) =>
  callService(async () => (await contracts()).loginContract, {
    body: { email_address: email, password },
  }).then(({ result }) => toSession(result, '')),
);

/**
 * Exchanges the refresh token for a new session (POST /login/extend). Keeps the refresh token if the response
 * has none.
 */
export const extendSessionFx = createEffect<{ readonly refreshToken: string }, Session, ApiFailure>(
  ({ refreshToken }) =>
    callService(async () => (await contracts()).extendSessionContract, {
      body: { refresh_token: refreshToken },
    }).then(({ result }) => toSession(result, refreshToken)),
);

/** Logs out (POST /logout). Returns whether the service has ended the session of the credentials. */
export const logoutFx = createEffect<Credentials, boolean, ApiFailure>((credentials) =>
  callService(async () => (await contracts()).logoutContract, { body: {} }, { credentials }).then(
    ({ result }) => result,
  ),
);
