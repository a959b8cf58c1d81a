import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { durationSeconds } from './numbers.ts';
import { id, password, signInName } from './text.ts';

/** The number of digits of a reset code, and its lifetime in seconds. Specification 000 leaves both open. */
export const resetCodeRules = { digits: 6, lifetimeSeconds: 24 * 3600 } as const;

/** Identifies the account by one of the two fields. The number is E.164. */
const contactShape = {
  email_address: z.optional(signInName),
  mobile_number: z.optional(signInName),
};

/**
 * Sends a reset code to the account's email or, if it has none, to its mobile number. `resend_in` and
 * `expires_in` are in seconds. Known and unknown contacts get the same response in the same time. The
 * specification has the screen, but does not define the call.
 */
export const requestResetCodeContract = defineContract({
  id: 'requestResetCode',
  method: 'POST',
  service: 'orders',
  path: '/password/forgot',
  summary: 'Send a code to reset a forgotten password',
  authorized: false,
  body: z.object(contactShape),
  response: z.object({ result: z.object({ expires_in: durationSeconds, resend_in: durationSeconds }) }),
});

/**
 * Sets a new password and ends every session of the account. A refused code is a 400 with a translation key:
 * `account.error.code-wrong`, `account.error.code-expired` or, after too many attempts,
 * `account.error.code-spent`. The specification does not define this call.
 */
export const resetPasswordContract = defineContract({
  id: 'resetPassword',
  method: 'POST',
  service: 'orders',
  path: '/password/reset',
  summary: 'Set a new password with a code',
  authorized: false,
  body: z.object({ ...contactShape, code: id, password }),
  response: z.object({ result: z.literal(true) }),
});
