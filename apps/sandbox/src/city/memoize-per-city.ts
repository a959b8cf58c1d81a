import type { City } from './city.ts';

/** Memoizes a function of a city. The results are garbage collected with the city. */
export const memoizePerCity = <T>(derive: (city: City) => T): ((city: City) => T) => {
  const derived = new WeakMap<City, { readonly value: T }>();
  return (city) => {
    const cached = derived.get(city);
    if (cached !== undefined) return cached.value;
    const value = derive(city);
    derived.set(city, { value });
    return value;
  };
};
