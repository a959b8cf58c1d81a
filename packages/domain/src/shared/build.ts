import type { BrandId, CountryCode } from '../contracts/market.ts';

/** Where the service behind the portal lives. `sandbox` is the same origin as the page. */
export type Environment = 'sandbox' | 'staging' | 'production';

/** What is fixed when the portal is built. */
export interface Build {
  readonly environment: Environment;
  readonly country: CountryCode;
  readonly brand: BrandId;
}
