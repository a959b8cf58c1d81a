import type { Build, Environment } from '@saddlebag/domain/environment';
import { isCountryCode, markets, type CountryCode } from '@saddlebag/domain/contracts';
import { legalLinksOf, type LegalLinks } from '@saddlebag/domain/markets';
import { brands } from '@saddlebag/ui/brands';
import { shippedLocales } from './shipped-locales.ts';

const availableBrands = Object.keys(brands) as readonly (keyof typeof brands)[];
const environments = [
  'sandbox',
  'test',
  'dev',
  'staging',
  'production',
] as const satisfies readonly Environment[];

/** The brand, country and environment that a build is compiled for. */
export interface BuildTarget {
  readonly brand: keyof typeof brands;
  readonly country: CountryCode;
  readonly environment: Environment;
}

/**
 * Reads the build target from BRAND, COUNTRY and ENVIRONMENT. COUNTRY defaults to Bangladesh, BRAND to the
 * country's brand and ENVIRONMENT to the sandbox. Throws when the country, brand or environment is unknown.
 */
export function readBuildTarget(env: Readonly<Record<string, string | undefined>>): BuildTarget {
  const country = (env['COUNTRY'] ?? 'bd').toLowerCase();
  if (!isCountryCode(country)) {
    throw new Error(
      `COUNTRY=${country} is not a market, so its currency, time zone and languages are unknown. Choose one of: ${Object.keys(markets).join(', ')}.`,
    );
  }
  const brand = (env['BRAND'] ?? (env['COUNTRY'] ? markets[country].brand : 'mangrove')).toLowerCase();
  const brandId = availableBrands.find((id) => id === brand);
  if (!brandId) {
    throw new Error(
      `BRAND=${brand} has no brand file, so the portal has no theme to build with. Add packages/ui/brands/${brand}.brand.ts, or choose one of: ${availableBrands.join(', ')}.`,
    );
  }
  const environment = environments.find((name) => name === (env['ENVIRONMENT'] ?? 'sandbox'));
  if (!environment) {
    throw new Error(
      `ENVIRONMENT=${env['ENVIRONMENT']} is unknown, so the build cannot choose a service address. Choose one of: ${environments.join(', ')}.`,
    );
  }
  return { brand: brandId, country, environment };
}

/** A build with its market, as the pages contain it. */
export interface PortalBuild extends Build {
  readonly brand: BuildTarget['brand'];
  readonly legalLinks: LegalLinks;
  /** Tags of the languages whose texts the build contains. */
  readonly languages: readonly string[];
}

/** Looks up what a build target determines. */
export const toBuild = ({ environment, brand, country }: BuildTarget): PortalBuild => ({
  environment,
  brand,
  market: markets[country],
  legalLinks: legalLinksOf(markets[country]),
  languages: shippedLocales.map(({ tag }) => tag),
});
