import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';

/**
 * The vendor that every guest is (specification 001, section 3): it has no coordinates, so each guest says where riders
 * pick up, and it is named `guest`. GET /vendors answers it to a guest.
 */
export const guestVendor = { id: 'vendorID', name: 'guest' } as const;

/**
 * POST /login/guest: lets somebody without an account request riders, until `expires` (unix seconds); there is nothing to
 * renew the token with. Our decision, as the specification shows the token and not the call that issues it.
 */
export const guestLoginContract = defineContract({
  id: 'guestLogin',
  method: 'POST',
  service: 'orders',
  path: '/login/guest',
  summary: 'Let a guest in',
  authorized: false,
  body: z.object({ country_code: z.string() }),
  response: z.object({
    result: z.object({ guest_id: z.string(), token: z.string(), expires: z.number() }),
  }),
});
