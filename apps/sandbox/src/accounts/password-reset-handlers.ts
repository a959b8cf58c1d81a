import {
  isPasswordStrong,
  resetCodeRules,
  type requestResetCodeContract,
  type resetPasswordContract,
} from '@saddlebag/domain/contracts';
import { equalInConstantTime, randomText, randomUint32 } from '../cryptography/encoding.ts';
import type { Handler } from '../http/mount.ts';
import { invalidRequest, Refusal, tooManyRequests } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { Account, Change, StoredPasswordReset } from '../store/tables.ts';
import { findAccount, normalizeEmail, normalizeMobile } from './find-account.ts';
import { busyRetrySeconds } from './password-hashing.ts';
import { hashPassword } from './password.ts';

/** Attempts per code. At five codes a day, guessing a six-digit code takes 40,000 days on average. */
const maxAttempts = 5;
const codesPerDay = 5;
const dayMs = 24 * 3600 * 1000;
/** Minimum seconds between two codes to the same contact. */
const resendAfterSeconds = 60;

interface WireContact {
  readonly email_address?: string | undefined;
  readonly mobile_number?: string | undefined;
}

/**
 * Returns the normalized email or mobile number of a request. Throws a 400 unless it has exactly one of them.
 */
const readName = ({ email_address, mobile_number }: WireContact): string => {
  if (email_address !== undefined && mobile_number === undefined) return normalizeEmail(email_address);
  if (mobile_number !== undefined && email_address === undefined) return normalizeMobile(mobile_number);
  throw invalidRequest('body: one of email_address and mobile_number');
};

const resetId = (service: Service, name: string): string => service.cryptography.digest(name);
const hashCode = (service: Service, id: string, code: string): string =>
  service.cryptography.digest(`${id} ${code}`);

/** Generates a uniformly distributed numeric code. */
const generateCode = (): string => {
  const limit = 10 ** resetCodeRules.digits;
  // Rejection sampling: numbers above the largest multiple of `limit` would bias the code.
  for (;;) {
    const number = randomUint32();
    if (number < Math.floor(2 ** 32 / limit) * limit)
      return String(number % limit).padStart(resetCodeRules.digits, '0');
  }
};

/**
 * Builds the outbox message with the code, addressed to the email if there is one, otherwise to the mobile
 * number.
 */
const codeMessage = ({ email, mobile = '' }: Account, code: string, now: number): Change => ({
  table: 'message',
  record: {
    id: randomText(9),
    channel: email === null ? 'sms' : 'email',
    to: email ?? mobile,
    subject: 'Your code to reset the password',
    text: `${code} is your code to set a new password. It expires in 24 hours. If you did not request it, you can ignore this message.`,
    code,
    sentAt: now,
  },
});

/**
 * Sends a reset code. The response and the work are the same for known and unknown contacts, so that accounts
 * cannot be enumerated. Sends no code within the resend interval or above the daily limit.
 */
export const requestResetCode: Handler<typeof requestResetCodeContract> = ({ body }, service) => {
  const name = readName(body);
  const now = service.clock.now();
  const id = resetId(service, name);
  const account = findAccount(service, name);
  const code = generateCode();
  const previous = service.store.find('passwordReset', id);
  const isNewDay = previous === undefined || previous.countedFrom + dayMs <= now;
  const dailyCount = isNewDay ? { codesSent: 0, countedFrom: now } : previous;
  const canSend =
    previous === undefined ||
    (previous.sentAt + resendAfterSeconds * 1000 <= now && dailyCount.codesSent < codesPerDay);

  if (canSend) {
    const record: StoredPasswordReset = {
      id,
      accountId: account?.id ?? null,
      codeHash: hashCode(service, id, code),
      attemptsLeft: maxAttempts,
      expiresAt: now + resetCodeRules.lifetimeSeconds * 1000,
      sentAt: now,
      codesSent: dailyCount.codesSent + 1,
      countedFrom: dailyCount.countedFrom,
    };
    service.save([
      { table: 'passwordReset', record },
      ...(account === undefined ? [] : [codeMessage(account, code, now)]),
    ]);
  }
  return { result: { expires_in: resetCodeRules.lifetimeSeconds, resend_in: resendAfterSeconds } };
};

const refuse = (message: string): never => {
  throw new Refusal(400, message, `account.error.${message}`);
};

/** Sets a new password. Each code works once. Ends every session of the account. */
export const resetPassword: Handler<typeof resetPasswordContract> = async ({ body }, service) => {
  const id = resetId(service, readName(body));
  if (!isPasswordStrong(body.password)) refuse('password-weak');
  const reset = service.store.find('passwordReset', id);
  if (reset === undefined) return refuse('code-wrong');
  if (reset.expiresAt <= service.clock.now()) return refuse('code-expired');
  if (reset.attemptsLeft === 0) return refuse('code-spent');

  // Refuse before the attempt counts, so that the code can be sent again.
  if (!service.passwordHashing.hasRoom()) throw tooManyRequests(busyRetrySeconds, 'account.error.service');
  const isCorrect = equalInConstantTime(reset.codeHash, hashCode(service, id, body.code));
  const account = reset.accountId === null ? undefined : service.store.find('account', reset.accountId);
  // Count the attempt before the asynchronous hashing, so that only one of two concurrent requests can use
  // the code.
  const attemptsLeft = isCorrect ? 0 : reset.attemptsLeft - 1;
  service.save([{ table: 'passwordReset', record: { ...reset, attemptsLeft } }]);
  if (!isCorrect || account === undefined) return refuse(attemptsLeft === 0 ? 'code-spent' : 'code-wrong');

  const passwordHash = await hashPassword(body.password, service.passwordHashing.deriveKey);
  const activeSessions = [...service.store.all('session')].filter(
    ({ accountId, revoked }) => accountId === account.id && !revoked,
  );
  service.save([
    { table: 'account', record: { ...account, passwordHash } },
    ...activeSessions.map((session): Change => ({ table: 'session', record: { ...session, revoked: true } })),
  ]);
  for (const { id: sessionId } of activeSessions) service.sockets.closeSession(sessionId);
  return { result: true };
};
