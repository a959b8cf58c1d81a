import type { BrandId, CountryCode } from '../../contracts/index.ts';

/** Where the service behind the portal lives. `sandbox` is the same origin as the page. */
export type Environment = 'sandbox' | 'test' | 'dev' | 'staging' | 'production';

/** What stands in a host name for an environment; the sandbox has no host of its own. */
export const hostPart = (environment: Environment): string =>
  environment === 'production' ? '' : `.${environment}`;

/** What is fixed when the portal is built. */
export interface Build {
  readonly environment: Environment;
  readonly country: CountryCode;
  readonly brand: BrandId;
}
