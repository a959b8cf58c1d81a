import type { CountryCode } from '../../contracts/index.ts';
import { environmentSuffix, type Environment } from './build.ts';

/** The regions in which the service runs. Each country belongs to one region. */
type Region = 'asia' | 'eu';

const asianCountries: readonly CountryCode[] = [
  'bd',
  'hk',
  'kh',
  'la',
  'mm',
  'my',
  'ph',
  'pk',
  'sg',
  'th',
  'tw',
  'jp',
  'ae',
  'bh',
  'eg',
  'jo',
  'kw',
  'om',
  'qa',
  'sa',
];

const regionOf = (country: CountryCode): Region => (asianCountries.includes(country) ? 'asia' : 'eu');

/**
 * Builds the service's origin for a country and an environment (specification 000, section 7), such as
 * `https://bd.asia.staging.saddlebag.example`. The domain is reserved (RFC 2606).
 * @returns the origin without a trailing slash, or '' for the sandbox, which runs on the page's own origin
 */
export const serviceOrigin = ({
  environment,
  country,
}: {
  readonly environment: Environment;
  readonly country: CountryCode;
}): string =>
  environment === 'sandbox'
    ? ''
    : `https://${country}.${regionOf(country)}${environmentSuffix(environment)}.saddlebag.example`;
