import * as z from 'zod/mini';

/**
 * What the token of a partner's app says (a JWT): whom it speaks for, until when (unix seconds), and the restaurants that
 * the platform knows; the first of them is the vendor (specification 000, section 4). The names are our decision.
 */
export const partnerClaimsSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  exp: z.number(),
  platform_restaurant_ids: z.array(z.string()).check(z.minLength(1)),
});
export type PartnerClaims = z.output<typeof partnerClaimsSchema>;

/** What the embedded portal says to the page around it: it listens, and needs a token. Holds nothing secret. */
export const partnerReadyMessage = { type: 'saddlebag:ready' } as const;
/** What it says when its token is about to run out, or was refused by the service. Holds nothing secret either. */
export const partnerTokenWantedMessage = { type: 'saddlebag:token-wanted' } as const;
/** What that page answers to either. A later one replaces the token before it. */
export const partnerTokenMessageSchema = z.object({
  type: z.literal('saddlebag:token'),
  token: z.string(),
});

/** Where the origins are listed that may embed the portal: beside the page, as its headers name them. */
export const framePartnersPath = '/frame-partners.json';
export const framePartnersSchema = z.array(z.string());
