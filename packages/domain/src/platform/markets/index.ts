export { brandIds, isCountryCode, markets } from '../../contracts/index.ts';
export type { BrandId, CountryCode, Market } from '../../contracts/index.ts';
export { legalLinksOf, ownTermsPath, type LegalLinks } from './legal-links.ts';
export { marketOf } from './market-of.ts';
