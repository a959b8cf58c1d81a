import * as z from 'zod/mini';
import { numericDate } from './numbers.ts';

/**
 * The claims of a partner app's token (a JWT). `exp` is in unix seconds. The first of the platform's
 * restaurants is the vendor (specification 000, section 4). The specification does not name the claims.
 */
export const partnerClaimsSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  exp: numericDate,
  platform_restaurant_ids: z.array(z.string()).check(z.minLength(1)),
});
export type PartnerClaims = z.output<typeof partnerClaimsSchema>;

/** Announces to the embedding page that the portal can receive a token. Contains no secrets. */
export const partnerReadyMessage = { type: 'saddlebag:ready' } as const;
/**
 * Requests another token, because the current one expires soon or the service refused it. Contains no
 * secrets.
 */
export const partnerTokenRequestMessage = { type: 'saddlebag:token-wanted' } as const;
/** The embedding page's response to either message. A later token replaces the previous one. */
export const partnerTokenMessageSchema = z.object({
  type: z.literal('saddlebag:token'),
  token: z.string(),
});

/**
 * The path of a file that lists the origins allowed to embed the portal. The same origins are in the page's
 * headers.
 */
export const framePartnersPath = '/frame-partners.json';
export const framePartnersSchema = z.array(z.string());
