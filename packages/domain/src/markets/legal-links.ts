import type { CountryCode, Market } from '../contracts/market.ts';

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

/** What sets a market's links apart: terms that stand outside the portal, and a description of the API. */
interface Papers {
  readonly outsideTerms?: true;
  readonly apiDocs?: true;
}

const own: Papers = {};
const outside: Papers = { outsideTerms: true };
const api: Papers = { apiDocs: true };
const outsideAndApi: Papers = { outsideTerms: true, apiDocs: true };

/** Every market (specification 000, section 2: 'some countries link an external terms page', 'API docs for some'). */
const papers: Readonly<Record<CountryCode, Papers>> = {
  ae: outsideAndApi,
  am: own,
  at: outside,
  ba: own,
  bd: api,
  bg: own,
  bh: own,
  ci: own,
  cy: own,
  cz: outside,
  eg: own,
  es: outside,
  fi: outside,
  ge: own,
  gr: outside,
  hk: outsideAndApi,
  hr: own,
  hu: outside,
  it: outside,
  jo: own,
  jp: outside,
  ke: own,
  kg: own,
  kh: own,
  kw: api,
  kz: own,
  la: own,
  ma: own,
  md: own,
  me: own,
  mm: own,
  my: api,
  ng: own,
  no: outside,
  om: own,
  ph: api,
  pk: api,
  pl: outside,
  pt: outside,
  qa: own,
  ro: own,
  rs: own,
  sa: api,
  se: outside,
  sg: outsideAndApi,
  th: api,
  tn: own,
  tw: outsideAndApi,
  ua: own,
  ug: own,
};

/** The legal links of a market. The domains are reserved for examples (RFC 2606). */
export const legalLinksOf = ({ country, brand }: Pick<Market, 'country' | 'brand'>): LegalLinks => {
  const { outsideTerms = false, apiDocs = false } = papers[country as CountryCode];
  const site = `https://${brand}.example.test/${country}`;
  return {
    partners: `${site}/partners`,
    privacy: `${site}/privacy`,
    terms: outsideTerms ? `${site}/terms` : ownTerms,
    apiDocs: apiDocs ? `https://developers.${brand}.example.test/${country}` : null,
  };
};
