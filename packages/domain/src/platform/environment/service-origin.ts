import type { CountryCode } from '../../contracts/index.ts';
import { hostPart, type Build } from './build.ts';

/** Regions in which the service runs; a country is served by one of them. */
type Region = 'asia' | 'eu';

const asia: readonly CountryCode[] = [
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

const regionOf = (country: CountryCode): Region => (asia.includes(country) ? 'asia' : 'eu');

/**
 * The base address of the service for a country and an environment (specification 000, section 7), without a slash at
 * its end: one host a region, one name a country, `bd.asia.staging.saddlebag.example`. The domain is reserved (RFC 2606).
 * The sandbox lives on the page's own origin: an empty text.
 */
export const serviceOrigin = ({ environment, country }: Pick<Build, 'environment' | 'country'>): string =>
  environment === 'sandbox'
    ? ''
    : `https://${country}.${regionOf(country)}${hostPart(environment)}.saddlebag.example`;
