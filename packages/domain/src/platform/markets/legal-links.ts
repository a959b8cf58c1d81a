import type { CountryCode, Market } from '../../contracts/index.ts';

/** Where the papers of a market stand. Addresses with a host open elsewhere, those without one are the portal's own. */
export interface LegalLinks {
  /** Where a business becomes a partner of the brand. */
  readonly partners: string;
  readonly privacy: string;
  readonly terms: string;
  /** Only some countries open the service's API to vendors. */
  readonly apiDocs: string | null;
}

/** The portal's own page of terms (specification 000, section 2). */
export const ownTerms = '/termsandconditions';

/** Some countries link terms that stand outside the portal (specification 000, section 2). */
const outsideTerms: ReadonlySet<string> = new Set<CountryCode>([
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
/** Some countries describe the service's API to vendors (the same section). */
const apiDocs: ReadonlySet<string> = new Set<CountryCode>([
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

/** The legal links of a market. The domains are reserved for examples (RFC 2606). */
export const legalLinksOf = ({ country, brand }: Pick<Market, 'country' | 'brand'>): LegalLinks => {
  const site = `https://${brand}.example.test/${country}`;
  return {
    partners: `${site}/partners`,
    privacy: `${site}/privacy`,
    terms: outsideTerms.has(country) ? `${site}/terms` : ownTerms,
    apiDocs: apiDocs.has(country) ? `https://developers.${brand}.example.test/${country}` : null,
  };
};
