import type { CountryCode } from '@saddlebag/domain/contracts';
import { createCity, type City } from './city/index.ts';

const cities = new Map<CountryCode, City>();

/** Returns a country's city, building it on first use. Cities are immutable, so all services share them. */
export const cityOf = (country: CountryCode): City => {
  const cached = cities.get(country);
  if (cached !== undefined) return cached;
  const city = createCity(country);
  cities.set(country, city);
  return city;
};
