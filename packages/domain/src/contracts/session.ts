import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { unixSeconds } from './numbers.ts';
import { password, signInName, token } from './text.ts';

/** Tokens in a login response. `Expires` is in unix seconds. */
export const authenticationSchema = z.object({
  user: z.object({ id: z.string(), email: z.string() }),
  meta: z.object({
    AccessToken: z.string(),
    IdToken: z.string(),
    RefreshToken: z.string(),
    Expires: unixSeconds,
  }),
});

/**
 * Logs a vendor in (specification 000, section 7). A refusal is one of `loginFailures`. For an account
 * without an email, `email_address` and `user.email` contain its mobile number in E.164. The specification
 * leaves this case open.
 */
export const loginContract = defineContract({
  id: 'login',
  method: 'POST',
  service: 'orders',
  path: '/login',
  summary: 'Log a vendor in',
  authorized: false,
  body: z.object({ email_address: signInName, password }),
  response: z.object({ result: authenticationSchema }),
});

/**
 * Exchanges the refresh token for a new access token. If the response has a refresh token, it replaces the
 * one that was sent. Because a response can get lost, the service accepts the same refresh token again for a
 * short time and returns the same successor.
 */
export const extendSessionContract = defineContract({
  id: 'extendSession',
  method: 'POST',
  service: 'orders',
  path: '/login/extend',
  summary: 'Exchange the refresh token for a new access token',
  authorized: false,
  body: z.object({ refresh_token: token }),
  response: z.object({
    result: z.object({
      user: authenticationSchema.shape.user,
      meta: z.object({
        AccessToken: z.string(),
        IdToken: z.string(),
        RefreshToken: z.optional(z.string()),
        Expires: unixSeconds,
      }),
    }),
  }),
});

export const logoutContract = defineContract({
  id: 'logout',
  method: 'POST',
  service: 'orders',
  path: '/logout',
  summary: 'End the session',
  body: z.object({}),
  response: z.object({ result: z.boolean() }),
});
