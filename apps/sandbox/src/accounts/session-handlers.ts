import type { extendSessionContract, loginContract, logoutContract } from '@saddlebag/domain/contracts';
import { randomText } from '../cryptography/encoding.ts';
import type { Handler } from '../http/mount.ts';
import { loginRefused, unauthorized } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { StoredRefreshToken, StoredSession } from '../store/tables.ts';
import { nameOf } from './account-name.ts';
import { findAccount, normalizeName } from './find-account.ts';
import { verifyPassword } from './password.ts';

const revoke = (service: Service, session: StoredSession): void => {
  service.save([{ table: 'session', record: { ...session, revoked: true } }]);
  service.sockets.closeSession(session.id);
};

/**
 * The same refusal, after the same work, for a wrong password and for an unknown address; too many of either in a row,
 * and the address has to wait, whether or not it has an account. What is wrong with an account is said only to somebody
 * who knows its password.
 */
export const logIn: Handler<typeof loginContract> = async ({ body }, service) => {
  const name = normalizeName(body.email_address);
  const account = findAccount(service, name);
  const attempt = service.loginAttempts.begin(name);
  const matches = await verifyPassword(body.password, account?.passwordHash, service.cryptography.deriveKey);
  if (attempt === 'too-many') throw loginRefused('tooManyAttempts');
  if (account === undefined || !matches) throw loginRefused('notAuthorized');
  service.loginAttempts.succeed(name);
  if (account.barred) throw loginRefused(account.barred);

  const session = { id: randomText(16), accountId: account.id, revoked: false };
  const { tokens, change } = await service.tokens.issue(account, session.id);
  service.save([{ table: 'session', record: session }, change]);
  return { result: { user: { id: account.id, email: nameOf(account) }, meta: tokens } };
};

/** How long a used refresh token may come again: enough for a client that lost the answer to notice and repeat. */
const repeatWithinMs = 60_000;

/** Whether a token that was used comes again because its answer was lost: soon, and while nobody has used its successor. */
const isRepeat = (service: Service, token: StoredRefreshToken, successor: string): boolean =>
  service.clock.now() < (token.repeatableUntil ?? 0) &&
  service.store.find('refreshToken', service.cryptography.digest(successor))?.used === false;

/**
 * A refresh token is exchanged once (RFC 9700, section 4.14.2). For a minute a repeat gets the same successor, since a
 * client that lost the answer has nothing else to come back with. When it comes later, or after its successor,
 * somebody has copied it, and the whole session ends.
 */
export const extendSession: Handler<typeof extendSessionContract> = async ({ body }, service) => {
  const { store, tokens, clock } = service;
  const token = store.find('refreshToken', service.cryptography.digest(body.refresh_token));
  const session = token && store.find('session', token.sessionId);
  const account = session && store.find('account', session.accountId);
  if (!token || !session || !account || session.revoked || token.expiresAt <= clock.now())
    throw unauthorized();
  const successor = tokens.successorOf(body.refresh_token);
  if (token.used && !isRepeat(service, token, successor)) {
    revoke(service, session);
    throw unauthorized();
  }
  // In one step and before the first pause: of two requests with the same token the second is a repeat.
  if (!token.used) {
    const used = { ...token, used: true, repeatableUntil: clock.now() + repeatWithinMs };
    service.save([{ table: 'refreshToken', record: used }, tokens.admit(successor, session.id)]);
  }
  const { tokens: issued } = await tokens.issue(account, session.id, successor);
  return { result: { user: { id: account.id, email: nameOf(account) }, meta: issued } };
};

/** Ends the session at once: its tokens, and its sockets. */
export const logOut: Handler<typeof logoutContract> = (_input, service, caller) => {
  const session = service.store.find('session', caller.sessionId);
  if (session) revoke(service, session);
  return { result: true };
};
