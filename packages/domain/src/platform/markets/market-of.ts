import { isCountryCode, markets } from '../../contracts/index.ts';
import type { CountryCode, Market } from '../../contracts/index.ts';

/** The market of a country; of the build's country when the portal does not know that one. */
export const marketOf = (country: string, otherwise: CountryCode): Market => {
  const code = country.toLowerCase();
  return markets[isCountryCode(code) ? code : otherwise];
};
