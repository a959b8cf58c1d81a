import type { CountryCode, Examples, MetadataJson } from 'libphonenumber-js/core';

/**
 * Extracts the numbering plans of some countries. Extracts countries that share a calling code together: the
 * plan of Kazakhstan depends on the plan of Russia, the main country of +7.
 */
export function subsetMetadata(world: MetadataJson, countries: readonly string[]): MetadataJson {
  const selected = new Set(countries);
  const codes = Object.entries(world.country_calling_codes).filter(([, sharing]) =>
    sharing.some((country) => selected.has(country)),
  );
  const included = codes.flatMap(([, sharing]) => sharing).sort();
  return {
    version: world.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(included.map((country) => [country, world.countries[country]])),
  } as MetadataJson;
}

/** Extracts an example mobile number for each country. */
export function subsetExamples(world: Examples, countries: readonly string[]): Examples {
  return Object.fromEntries(countries.map((country) => [country, world[country as CountryCode]])) as Examples;
}

/** Returns the calling codes by country, without the plus. */
export function callingCodesOf(metadata: MetadataJson, countries: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    countries.map((country) => [country, metadata.countries[country as CountryCode]?.[0] ?? '']),
  );
}
