import type { Market } from '../../contracts/index.ts';
import { environmentSuffix, type Environment } from './build.ts';

/**
 * Builds the service's origin for a market and an environment (specification 000, section 7), such as
 * `https://bd.asia.staging.saddlebag.example`. The domain is reserved (RFC 2606).
 * @returns the origin without a trailing slash, or '' for the sandbox, which runs on the page's own origin
 */
export const serviceOrigin = (
  environment: Environment,
  { country, region }: Pick<Market, 'country' | 'region'>,
): string =>
  environment === 'sandbox'
    ? ''
    : `https://${country}.${region}${environmentSuffix(environment)}.saddlebag.example`;
