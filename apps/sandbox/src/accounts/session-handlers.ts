import type { extendSessionContract, loginContract, logoutContract } from '@saddlebag/domain/contracts';
import type { Handler } from '../mount.ts';
import { Refusal, unauthorized } from '../refusal.ts';
import type { Service } from '../service.ts';
import type { StoredSession } from '../store/tables.ts';
import { nameOf } from './account-name.ts';
import { randomText } from './encoding.ts';
import { findAccount } from './find-account.ts';
import { verifyPassword } from './password.ts';

const revoke = (service: Service, session: StoredSession): void => {
  service.save([{ table: 'session', record: { ...session, revoked: true } }]);
  service.sockets.closeSession(session.id);
};

/** The same refusal, after the same work, for a wrong password and for an unknown address. */
export const logIn: Handler<typeof loginContract> = async ({ body }, service) => {
  const account = findAccount(service, body.email_address);
  const matches = await verifyPassword(body.password, account?.passwordHash, service.cryptography.deriveKey);
  if (account === undefined || !matches) throw new Refusal(401, 'not-authorized', 'auth.not-authorized');

  const session = { id: randomText(16), accountId: account.id, revoked: false };
  const { tokens, change } = await service.tokens.issue(account, session.id);
  service.save([{ table: 'session', record: session }, change]);
  return { result: { user: { id: account.id, email: nameOf(account) }, meta: tokens } };
};

/** A refresh token works once. When it comes a second time somebody has copied it, and the whole session ends. */
export const extendSession: Handler<typeof extendSessionContract> = async ({ body }, service) => {
  const token = service.store.find('refreshToken', service.cryptography.digest(body.refresh_token));
  const session = token && service.store.find('session', token.sessionId);
  const account = session && service.store.find('account', session.accountId);
  if (!token || !session || !account || session.revoked || token.expiresAt <= service.clock.now())
    throw unauthorized();
  if (token.used) {
    revoke(service, session);
    throw unauthorized();
  }
  // Marked before the first pause, so that of two requests with the same token only one gets through.
  service.save([{ table: 'refreshToken', record: { ...token, used: true } }]);
  const { tokens, change } = await service.tokens.issue(account, session.id);
  service.save([change]);
  return { result: { user: { id: account.id, email: nameOf(account) }, meta: tokens } };
};

/** Ends the session at once: its tokens, and its sockets. */
export const logOut: Handler<typeof logoutContract> = (_input, service, caller) => {
  const session = service.store.find('session', caller.sessionId);
  if (session) revoke(service, session);
  return { result: true };
};
