import type { City } from './city.ts';

/** Derives something from a city once, when it is first asked for, and forgets it with the city. */
export const perCity = <T>(derive: (city: City) => T): ((city: City) => T) => {
  const derived = new WeakMap<City, { readonly value: T }>();
  return (city) => {
    const known = derived.get(city);
    if (known !== undefined) return known.value;
    const value = derive(city);
    derived.set(city, { value });
    return value;
  };
};
