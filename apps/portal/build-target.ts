import type { Environment } from '@saddlebag/domain/environment';
import { isCountryCode, markets, type CountryCode } from '@saddlebag/domain/contracts';
import { brands } from '@saddlebag/ui/brands';

const finishedBrands = Object.keys(brands) as readonly (keyof typeof brands)[];
const environments = [
  'sandbox',
  'test',
  'dev',
  'staging',
  'production',
] as const satisfies readonly Environment[];

/** What a build is made for; fixed when it is built. */
export interface BuildTarget {
  readonly brand: keyof typeof brands;
  readonly country: CountryCode;
  readonly environment: Environment;
}

/**
 * Reads BRAND, COUNTRY and ENVIRONMENT. Without BRAND the country decides, without COUNTRY it is Bangladesh.
 * Throws a sentence for a country that is no market and for a brand that has no brand file yet.
 */
export function readBuildTarget(env: Readonly<Record<string, string | undefined>>): BuildTarget {
  const country = (env['COUNTRY'] ?? 'bd').toLowerCase();
  if (!isCountryCode(country)) {
    throw new Error(
      `COUNTRY=${country} is no market of ours, so currency, time zone and languages are unknown. Choose one of: ${Object.keys(markets).join(', ')}.`,
    );
  }
  const brand = (env['BRAND'] ?? (env['COUNTRY'] ? markets[country].brand : 'mangrove')).toLowerCase();
  const known = finishedBrands.find((id) => id === brand);
  if (!known) {
    throw new Error(
      `BRAND=${brand} has no brand file, so there is nothing to skin the portal with. Add packages/ui/brands/${brand}.brand.ts, or choose one of: ${finishedBrands.join(', ')}.`,
    );
  }
  const environment = environments.find((name) => name === (env['ENVIRONMENT'] ?? 'sandbox'));
  if (!environment) {
    throw new Error(
      `ENVIRONMENT=${env['ENVIRONMENT']} is unknown, so the service's address is too. Choose one of: ${environments.join(', ')}.`,
    );
  }
  return { brand: known, country, environment };
}
