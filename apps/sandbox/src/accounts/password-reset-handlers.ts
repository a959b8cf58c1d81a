import {
  isPasswordStrong,
  resetCode,
  type requestResetCodeContract,
  type resetPasswordContract,
} from '@saddlebag/domain/contracts';
import { equalInConstantTime, randomText, randomUint32 } from '../cryptography/encoding.ts';
import type { Handler } from '../http/mount.ts';
import { invalidRequest, Refusal } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { Account, Change, StoredPasswordReset } from '../store/tables.ts';
import { findAccount, normalizeEmail, normalizeMobile } from './find-account.ts';
import { hashPassword } from './password.ts';

/** Tries that a code allows. With the codes of a day, guessing one succeeds less than once in 40,000 days. */
const attempts = 5;
const codesPerDay = 5;
const day = 24 * 3600 * 1000;
/** Seconds between two codes to the same person. */
const resendAfter = 60;

interface WireContact {
  readonly email_address?: string | undefined;
  readonly mobile_number?: string | undefined;
}

/** The one email or number of a request, as accounts are kept by. Throws a 400. */
const readName = ({ email_address, mobile_number }: WireContact): string => {
  if (email_address !== undefined && mobile_number === undefined) return normalizeEmail(email_address);
  if (mobile_number !== undefined && email_address === undefined) return normalizeMobile(mobile_number);
  throw invalidRequest('body: one of email_address and mobile_number');
};

const resetId = (service: Service, name: string): string => service.cryptography.digest(name);
const hashOfCode = (service: Service, id: string, code: string): string =>
  service.cryptography.digest(`${id} ${code}`);

/** Digits from the cryptographic generator, each as likely as any other. */
const randomCode = (): string => {
  const limit = 10 ** resetCode.digits;
  // Numbers at the upper end, where the last round would be cut short, are drawn again.
  for (;;) {
    const number = randomUint32();
    if (number < Math.floor(2 ** 32 / limit) * limit)
      return String(number % limit).padStart(resetCode.digits, '0');
  }
};

/** The message with the code, to the email or, without one, to the mobile number. */
const messageTo = ({ email, mobile = '' }: Account, code: string, now: number): Change => ({
  table: 'message',
  record: {
    id: randomText(9),
    channel: email === null ? 'sms' : 'email',
    to: email ?? mobile,
    subject: 'Your code to reset the password',
    text: `${code} is your code to set a new password. It is good for 24 hours. If you did not ask for it, you need not do anything.`,
    code,
    sentAt: now,
  },
});

/** One answer for known and unknown people, after the same work; a code that was just sent is not sent again. */
export const requestResetCode: Handler<typeof requestResetCodeContract> = ({ body }, service) => {
  const name = readName(body);
  const now = service.clock.now();
  const id = resetId(service, name);
  const account = findAccount(service, name);
  const code = randomCode();
  const known = service.store.find('passwordReset', id);
  const isNewDay = known === undefined || known.countedFrom + day <= now;
  const counted = isNewDay ? { codesSent: 0, countedFrom: now } : known;
  const isSent =
    known === undefined || (known.sentAt + resendAfter * 1000 <= now && counted.codesSent < codesPerDay);

  if (isSent) {
    const record: StoredPasswordReset = {
      id,
      accountId: account?.id ?? null,
      codeHash: hashOfCode(service, id, code),
      attemptsLeft: attempts,
      expiresAt: now + resetCode.lifeSeconds * 1000,
      sentAt: now,
      codesSent: counted.codesSent + 1,
      countedFrom: counted.countedFrom,
    };
    service.save([
      { table: 'passwordReset', record },
      ...(account === undefined ? [] : [messageTo(account, code, now)]),
    ]);
  }
  return { result: { expires_in: resetCode.lifeSeconds, resend_in: resendAfter } };
};

const refuse = (message: string): never => {
  throw new Refusal(400, message, `account.error.${message}`);
};

/** Sets the password once for each code, and ends every session of the account. */
export const resetPassword: Handler<typeof resetPasswordContract> = async ({ body }, service) => {
  const id = resetId(service, readName(body));
  if (!isPasswordStrong(body.password)) refuse('password-weak');
  const reset = service.store.find('passwordReset', id);
  if (reset === undefined) return refuse('code-wrong');
  if (reset.expiresAt <= service.clock.now()) return refuse('code-expired');
  if (reset.attemptsLeft === 0) return refuse('code-spent');

  const isRight = equalInConstantTime(reset.codeHash, hashOfCode(service, id, body.code));
  const account = reset.accountId === null ? undefined : service.store.find('account', reset.accountId);
  // Counted before the pause of hashing, so that a code opens the account to one request alone.
  const attemptsLeft = isRight ? 0 : reset.attemptsLeft - 1;
  service.save([{ table: 'passwordReset', record: { ...reset, attemptsLeft } }]);
  if (!isRight || account === undefined) return refuse(attemptsLeft === 0 ? 'code-spent' : 'code-wrong');

  const passwordHash = await hashPassword(body.password, service.cryptography.deriveKey);
  const ended = [...service.store.all('session')].filter(
    ({ accountId, revoked }) => accountId === account.id && !revoked,
  );
  service.save([
    { table: 'account', record: { ...account, passwordHash } },
    ...ended.map((session): Change => ({ table: 'session', record: { ...session, revoked: true } })),
  ]);
  for (const { id: sessionId } of ended) service.sockets.closeSession(sessionId);
  return { result: true };
};
