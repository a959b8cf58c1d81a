import type { extendSessionContract, loginContract, logoutContract } from '@saddlebag/domain/contracts';
import { randomText } from '../cryptography/encoding.ts';
import type { Handler } from '../http/mount.ts';
import { loginRefusal, unauthorized } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { StoredRefreshToken, StoredSession } from '../store/tables.ts';
import { findAccount, normalizeName } from './find-account.ts';
import { busyRetrySeconds } from './password-hashing.ts';
import { verifyPassword } from './password.ts';
import { getSignInName } from './sign-in-name.ts';

const revokeSession = (service: Service, session: StoredSession): void => {
  service.save([{ table: 'session', record: { ...session, revoked: true } }]);
  service.sockets.closeSession(session.id);
};

/**
 * Signs in. A wrong password and an unknown name get the same refusal after the same work, so that accounts
 * cannot be enumerated. Both count towards the lockout. Only the right password reveals why an account is
 * barred.
 */
export const logIn: Handler<typeof loginContract> = async ({ body }, service) => {
  const name = normalizeName(body.email_address);
  const account = findAccount(service, name);
  // Refuse before the attempt counts, so that a busy service locks no account.
  if (!service.passwordHashing.hasRoom()) throw loginRefusal('tooManyAttempts', busyRetrySeconds);
  const lockedSeconds = service.loginAttempts.begin(name);
  const { deriveKey } = service.passwordHashing;
  const matches = await verifyPassword(body.password, account?.passwordHash, deriveKey);
  if (lockedSeconds > 0) throw loginRefusal('tooManyAttempts', lockedSeconds);
  if (account === undefined || !matches) throw loginRefusal('notAuthorized');
  service.loginAttempts.succeed(name);
  if (account.barred) throw loginRefusal(account.barred);

  const session = { id: randomText(16), accountId: account.id, revoked: false };
  const { tokens, change } = await service.tokens.issue(account, session.id);
  service.save([{ table: 'session', record: session }, change]);
  return { result: { user: { id: account.id, email: getSignInName(account) }, meta: tokens } };
};

/** Milliseconds for which a used refresh token may be sent again, in case the client lost the response. */
const repeatWindowMs = 60_000;

/** Whether a used token may be sent again: within the repeat window and before its successor was used. */
const isRepeat = (service: Service, token: StoredRefreshToken, successor: string): boolean =>
  service.clock.now() < (token.repeatableUntil ?? 0) &&
  service.store.find('refreshToken', service.cryptography.digest(successor))?.used === false;

/**
 * Exchanges a refresh token (RFC 9700, section 4.14.2). A repeat within a minute gets the same successor,
 * because a client that lost the response has no other token. A later repeat, or one after the successor was
 * used, means that the token was stolen, so the whole session ends.
 */
export const extendSession: Handler<typeof extendSessionContract> = async ({ body }, service) => {
  const { store, tokens, clock } = service;
  const token = store.find('refreshToken', service.cryptography.digest(body.refresh_token));
  const session = token && store.find('session', token.sessionId);
  const account = session && store.find('account', session.accountId);
  if (!token || !session || !account || session.revoked || token.expiresAt <= clock.now())
    throw unauthorized();
  const successor = tokens.deriveSuccessor(body.refresh_token);
  if (token.used && !isRepeat(service, token, successor)) {
    revokeSession(service, session);
    throw unauthorized();
  }
  // Save before the first `await`, so that the second of two concurrent requests counts as a repeat.
  if (!token.used) {
    const used = { ...token, used: true, repeatableUntil: clock.now() + repeatWindowMs };
    service.save([
      { table: 'refreshToken', record: used },
      tokens.createRefreshTokenChange(successor, session.id),
    ]);
  }
  const { tokens: issued } = await tokens.issue(account, session.id, successor);
  return { result: { user: { id: account.id, email: getSignInName(account) }, meta: issued } };
};

/** Ends the session: its tokens become invalid and its sockets close. */
export const logOut: Handler<typeof logoutContract> = (_input, service, caller) => {
  const session = service.store.find('session', caller.sessionId);
  if (session) revokeSession(service, session);
  return { result: true };
};
