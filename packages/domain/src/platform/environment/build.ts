import type { BrandId, Market } from '../../contracts/index.ts';

/** The deployment of the service. `sandbox` runs on the page's own origin. */
export type Environment = 'sandbox' | 'test' | 'dev' | 'staging' | 'production';

/** Returns the part of a host name that depends on the environment. Not used for the sandbox. */
export const environmentSuffix = (environment: Environment): string =>
  environment === 'production' ? '' : `.${environment}`;

/** Settings that are fixed at build time. */
export interface Build {
  readonly environment: Environment;
  readonly market: Market;
  readonly brand: BrandId;
}
