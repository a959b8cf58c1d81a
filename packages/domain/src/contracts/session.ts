import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';

/** Tokens as the service writes them; `Expires` is in unix seconds. */
export const authenticationSchema = z.object({
  user: z.object({ id: z.string(), email: z.string() }),
  meta: z.object({
    AccessToken: z.string(),
    IdToken: z.string(),
    RefreshToken: z.string(),
    Expires: z.number(),
  }),
});

/**
 * POST /login (specification 000, section 7). A refusal is one of `loginFailures`; its message is the `auth.` key's end.
 * Our decision: `email_address`, and `user.email` in the answer, is the mobile number (E.164) of an account without an
 * email.
 */
export const loginContract = defineContract({
  id: 'login',
  method: 'POST',
  service: 'orders',
  path: '/login',
  summary: 'Sign a vendor in',
  authorized: false,
  body: z.object({ email_address: z.string(), password: z.string() }),
  response: z.object({ result: authenticationSchema }),
});

/**
 * POST /login/extend: a new access token; the refresh token in the answer replaces the one sent, when there is one. The
 * same refresh token may come again for a short while, because the answer can be lost, and gets the same successor.
 */
export const extendSessionContract = defineContract({
  id: 'extendSession',
  method: 'POST',
  service: 'orders',
  path: '/login/extend',
  summary: 'Exchange the refresh token for a new access token',
  authorized: false,
  body: z.object({ refresh_token: z.string() }),
  response: z.object({
    result: z.object({
      user: authenticationSchema.shape.user,
      meta: z.object({
        AccessToken: z.string(),
        IdToken: z.string(),
        RefreshToken: z.optional(z.string()),
        Expires: z.number(),
      }),
    }),
  }),
});

/** POST /logout */
export const logoutContract = defineContract({
  id: 'logout',
  method: 'POST',
  service: 'orders',
  path: '/logout',
  summary: 'End the session',
  body: z.object({}),
  response: z.object({ result: z.boolean() }),
});
