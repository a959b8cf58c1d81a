import type { CountryCode, Market } from '../../contracts/index.ts';

/**
 * Links to the legal pages of a market. URLs with a host open in a new tab. Paths lead to the portal's own
 * pages.
 */
export interface LegalLinks {
  /** The page on which a business becomes a partner of the brand. */
  readonly partners: string;
  readonly privacy: string;
  readonly terms: string;
  /** The documentation of the service's API. Null for countries that do not open it to vendors. */
  readonly apiDocs: string | null;
}

/** The path of the portal's own terms (specification 000, section 2). */
export const ownTermsPath = '/termsandconditions';

/** Countries that link to external terms (specification 000, section 2). */
const externalTermsCountries: ReadonlySet<string> = new Set<CountryCode>([
  'ae',
  'at',
  'cz',
  'es',
  'fi',
  'gr',
  'hk',
  'hu',
  'it',
  'jp',
  'no',
  'pl',
  'pt',
  'se',
  'sg',
  'tw',
]);
/** Countries with API documentation for vendors (specification 000, section 2). */
const apiDocsCountries: ReadonlySet<string> = new Set<CountryCode>([
  'ae',
  'bd',
  'hk',
  'kw',
  'my',
  'ph',
  'pk',
  'sa',
  'sg',
  'th',
  'tw',
]);

/** Builds the legal links of a market. The domains are reserved for examples (RFC 2606). */
export const legalLinksOf = ({ country, brand }: Pick<Market, 'country' | 'brand'>): LegalLinks => {
  const site = `https://${brand}.example.test/${country}`;
  return {
    partners: `${site}/partners`,
    privacy: `${site}/privacy`,
    terms: externalTermsCountries.has(country) ? `${site}/terms` : ownTermsPath,
    apiDocs: apiDocsCountries.has(country) ? `https://developers.${brand}.example.test/${country}` : null,
  };
};
