import { assertContrast } from './contrast-rules.ts';
import { deriveBrand } from './derive-brand.ts';
import type { Brand, BrandInput } from './brand.ts';

function assertIdentity({ id, name, markets }: BrandInput): void {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(id)) {
    throw new Error(
      `${name}: the id "${id}" is not valid as a data-brand value and a file name. Use lower-case words joined by single hyphens.`,
    );
  }
  const invalidMarket = markets.find((market) => !/^[a-z]{2}$/.test(market));
  if (invalidMarket !== undefined) {
    throw new Error(
      `${name}: the market "${invalidMarket}" is not a country code. Use a two-letter ISO 3166-1 code in lower case.`,
    );
  }
}

/**
 * Creates a brand from the decisions of a brand team. Derives the light and the dark theme and checks the
 * contrast of both against WCAG 2.2 AA.
 *
 * Throws if the id or a market is malformed, or if controls are too small. Also throws if a colour pair has
 * too little contrast. The error names the pair, its contrast and the nearest value that passes.
 */
export function defineBrand(input: BrandInput): Brand {
  assertIdentity(input);
  const brand = deriveBrand(input);
  const { name, shape, colors } = brand;
  if (shape.control < 2.75) {
    throw new Error(
      `${name}: controls of ${shape.control}rem are too small to press. Use at least 2.75rem (44 px).`,
    );
  }
  assertContrast(name, colors.light, 'light');
  assertContrast(name, colors.dark, 'dark');
  return brand;
}
