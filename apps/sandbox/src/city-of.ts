import type { CountryCode } from '@saddlebag/domain/contracts';
import { createCity, type City } from './city/index.ts';

const cities = new Map<CountryCode, City>();

/** The city of a country, built when it is first asked for. Cities never change, so all services share them. */
export const cityOf = (country: CountryCode): City => {
  const known = cities.get(country);
  if (known !== undefined) return known;
  const city = createCity(country);
  cities.set(country, city);
  return city;
};
