import { hostPart } from '../environment/index.ts';
import type { Build } from '../environment/index.ts';

/** The identity for which flags are requested. Flags may differ by vendor and account. */
export interface FlagIdentity {
  readonly vendorId: string | null;
  readonly userId: string | null;
}

export interface FlagAddresses {
  readonly asia: string;
  readonly eu: string;
  readonly file: string;
}

/**
 * The origin of the flag service in a region. The domain is reserved (RFC 2606). The sandbox runs on the
 * page's own origin.
 */
const hostIn = (environment: Build['environment'], region: 'asia' | 'eu'): string =>
  environment === 'sandbox' ? '' : `https://flags.${region}${hostPart(environment)}.saddlebag.example`;

/** Builds the URLs of the flag providers. In every environment, the fallback file is beside the page. */
export const flagAddresses = (
  { environment, country }: Pick<Build, 'environment' | 'country'>,
  { vendorId, userId }: FlagIdentity,
): FlagAddresses => {
  const query = new URLSearchParams({
    country,
    ...(vendorId === null ? {} : { vendor_id: vendorId }),
    ...(userId === null ? {} : { user_id: userId }),
  });
  const addressIn = (region: 'asia' | 'eu') => `${hostIn(environment, region)}/flags/${region}?${query}`;
  return { asia: addressIn('asia'), eu: addressIn('eu'), file: '/flags.json' };
};
