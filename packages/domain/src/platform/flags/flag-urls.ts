import { environmentSuffix } from '../environment/index.ts';
import type { Build } from '../environment/index.ts';

/** The identity for which flags are requested. Flags may differ by vendor and account. */
export interface FlagIdentity {
  readonly vendorId: string | null;
  readonly userId: string | null;
}

export interface FlagUrls {
  readonly asia: string;
  readonly eu: string;
  readonly file: string;
}

/**
 * The origin of the flag service in a region. The domain is reserved (RFC 2606). The sandbox runs on the
 * page's own origin.
 */
const originIn = (environment: Build['environment'], region: 'asia' | 'eu'): string =>
  environment === 'sandbox'
    ? ''
    : `https://flags.${region}${environmentSuffix(environment)}.saddlebag.example`;

/** Builds the URLs of the flag providers. In every environment, the fallback file is beside the page. */
export const flagUrls = (
  { environment, market }: Pick<Build, 'environment' | 'market'>,
  { vendorId, userId }: FlagIdentity,
): FlagUrls => {
  const query = new URLSearchParams({
    country: market.country,
    ...(vendorId === null ? {} : { vendor_id: vendorId }),
    ...(userId === null ? {} : { user_id: userId }),
  });
  const urlIn = (region: 'asia' | 'eu') => `${originIn(environment, region)}/flags/${region}?${query}`;
  return { asia: urlIn('asia'), eu: urlIn('eu'), file: '/flags.json' };
};
