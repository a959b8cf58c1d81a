import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { unixSeconds } from './numbers.ts';
import { id } from './text.ts';

/**
 * The vendor that all guests share (specification 001, section 3). It has no coordinates, so each guest
 * enters a pick-up address. GET /vendors returns it to a guest.
 */
export const guestVendor = { id: 'vendorID', name: 'guest' } as const;

/**
 * Creates a guest session, which lets someone without an account request riders. `expires` is in unix
 * seconds, and the token cannot be renewed. The specification shows the token, but not the call that issues
 * it.
 */
export const guestLoginContract = defineContract({
  id: 'guestLogin',
  method: 'POST',
  service: 'orders',
  path: '/login/guest',
  summary: 'Create a guest session',
  authorized: false,
  body: z.object({ country_code: id }),
  response: z.object({
    result: z.object({ guest_id: z.string(), token: z.string(), expires: unixSeconds }),
  }),
});
