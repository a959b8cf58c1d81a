export {
  brandIds,
  isCountryCode,
  markets,
  type BrandId,
  type CountryCode,
  type Market,
} from '../contracts/market.ts';
export { marketOf } from './market-of.ts';
