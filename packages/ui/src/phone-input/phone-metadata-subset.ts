import type { CountryCode, Examples, MetadataJson } from 'libphonenumber-js/core';

/**
 * The numbering plans of some countries, cut out of the plans of the world. Countries that share a calling code
 * come together: the plan of one (Kazakhstan) leans on the plan of the main one (Russia).
 */
export function subsetMetadata(world: MetadataJson, countries: readonly string[]): MetadataJson {
  const wanted = new Set(countries);
  const codes = Object.entries(world.country_calling_codes).filter(([, sharing]) =>
    sharing.some((country) => wanted.has(country)),
  );
  const included = codes.flatMap(([, sharing]) => sharing).sort();
  return {
    version: world.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(included.map((country) => [country, world.countries[country]])),
  } as MetadataJson;
}

/** One mobile number of each country. */
export function subsetExamples(world: Examples, countries: readonly string[]): Examples {
  return Object.fromEntries(countries.map((country) => [country, world[country as CountryCode]])) as Examples;
}

/** Calling codes (without the plus) by country. */
export function callingCodesOf(metadata: MetadataJson, countries: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    countries.map((country) => [country, metadata.countries[country as CountryCode]?.[0] ?? '']),
  );
}
