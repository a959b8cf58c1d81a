export {
  brandIds,
  isCountryCode,
  markets,
  type BrandId,
  type CountryCode,
  type Market,
} from '../contracts/market.ts';
export { legalLinksOf, ownTerms, type LegalLinks } from './legal-links.ts';
export { marketOf } from './market-of.ts';
