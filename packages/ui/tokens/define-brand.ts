import { assertContrast } from './contrast-rules.ts';
import { deriveBrand } from './derive-brand.ts';
import type { Brand, BrandInput } from './brand.ts';

function assertIdentity({ id, name, markets }: BrandInput): void {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(id)) {
    throw new Error(
      `${name}: the id "${id}" becomes a value of data-brand and a file name. Write it in lower case, words joined by hyphens.`,
    );
  }
  const odd = markets.find((market) => !/^[a-z]{2}$/.test(market));
  if (odd !== undefined) {
    throw new Error(
      `${name}: the market "${odd}" is no country code. Give two lower-case letters of ISO 3166-1.`,
    );
  }
}

/**
 * Makes a brand of the few things a brand team decides: derives the light and the dark theme and checks
 * both against WCAG 2.2 AA.
 *
 * Throws an Error that names the pair of colours, its contrast and the nearest value that passes.
 */
export function defineBrand(input: BrandInput): Brand {
  assertIdentity(input);
  const brand = deriveBrand(input);
  const { name, shape, colors } = brand;
  if (shape.control < 2.75) {
    throw new Error(
      `${name}: controls of ${shape.control}rem are too small to press. Give at least 2.75rem (44 px).`,
    );
  }
  assertContrast(name, colors.light, 'light');
  assertContrast(name, colors.dark, 'dark');
  return brand;
}
