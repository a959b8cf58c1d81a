import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';

/** A reset code: how many digits it has, and for how many seconds it is good (specification 000 leaves both open). */
export const resetCode = { digits: 6, lifeSeconds: 24 * 3600 } as const;

/** Who is meant, by one of the two; the number in E.164. */
const contactShape = {
  email_address: z.optional(z.string()),
  mobile_number: z.optional(z.string()),
};

/**
 * POST /password/forgot. The specification has the screen and no call; path and fields are our decision. The code goes
 * to the account's email or, without one, to its mobile number. The answer, and the time it takes, are the same for
 * known and unknown people; `resend_in` and `expires_in` are in seconds.
 */
export const requestResetCodeContract = defineContract({
  id: 'requestResetCode',
  method: 'POST',
  service: 'orders',
  path: '/password/forgot',
  summary: 'Send a code to reset a forgotten password',
  authorized: false,
  body: z.object(contactShape),
  response: z.object({ result: z.object({ expires_in: z.number(), resend_in: z.number() }) }),
});

/**
 * POST /password/reset: the code and the new password. Path and fields are our decision. A refused code is a 400 whose
 * translation key says why: `account.error.code-wrong`, `-expired` or `-spent` (too many attempts). A reset ends every
 * session of the account.
 */
export const resetPasswordContract = defineContract({
  id: 'resetPassword',
  method: 'POST',
  service: 'orders',
  path: '/password/reset',
  summary: 'Set a new password with a code',
  authorized: false,
  body: z.object({ ...contactShape, code: z.string(), password: z.string() }),
  response: z.object({ result: z.literal(true) }),
});
