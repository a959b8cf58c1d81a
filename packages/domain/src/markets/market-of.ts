import { isCountryCode, markets, type CountryCode, type Market } from '../contracts/market.ts';

/** The market of a country; of the build's country when the portal does not know that one. */
export const marketOf = (country: string, otherwise: CountryCode): Market => {
  const code = country.toLowerCase();
  return markets[isCountryCode(code) ? code : otherwise];
};
