import * as z from 'zod/mini';
import { partnerClaimsSchema } from '../../contracts/index.ts';

/** A partner's token and its relevant claims. */
export interface PartnerToken {
  readonly token: string;
  readonly accountId: string;
  /** The first of the token's restaurants. */
  readonly vendorId: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

const decode = (part: string): unknown => {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
};

/**
 * Parses a token (JWT, RFC 7519) without checking its signature, which only the service can do.
 * @param now unix milliseconds of the service's clock
 * @returns null if the text is not a token, the token names no restaurant, or it has expired
 */
export const parsePartnerToken = (text: string, now: number): PartnerToken | null => {
  try {
    const [, payload = '', signature = ''] = text.split('.');
    const claims = z.safeParse(partnerClaimsSchema, decode(payload));
    if (!claims.success || signature === '' || claims.data.exp * 1000 <= now) return null;
    const { sub, exp, platform_restaurant_ids: [vendorId = ''] = [] } = claims.data;
    return vendorId === '' ? null : { token: text, accountId: sub, vendorId, expiresAt: exp };
  } catch {
    return null;
  }
};
