import { isCountryCode, markets } from '../../contracts/index.ts';
import type { CountryCode, Market } from '../../contracts/index.ts';

/** Returns the market of a country, or of `fallback` if the country is unknown. */
export const marketOf = (country: string, fallback: CountryCode): Market => {
  const code = country.toLowerCase();
  return markets[isCountryCode(code) ? code : fallback];
};
