import type { CountryCode } from '@saddlebag/domain/contracts';
import type { City } from './city.ts';

/** Builds the city of a country. Deterministic; takes some hundred milliseconds, so callers keep the result. */
export const createCity = (country: CountryCode): City => {
  throw new Error(`The city of ${country} is not built yet`);
};
