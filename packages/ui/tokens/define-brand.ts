import { completeLogo, completePalette, completeShape, completeType } from './brand-defaults.ts';
import { assertContrast } from './contrast-rules.ts';
import { deriveMap } from './derive-map.ts';
import { deriveShadows } from './derive-shadows.ts';
import { deriveTheme } from './derive-theme.ts';
import type { Brand, BrandInput, Theme } from './brand.ts';

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
  const { id, name, markets, accent, density = 'comfortable', map = {}, overrides } = input;
  const palette = completePalette(input);
  const shape = completeShape(input);
  if (shape.control < 2.75) {
    throw new Error(
      `${name}: controls of ${shape.control}rem are too small to press. Give at least 2.75rem (44 px).`,
    );
  }
  const colorsOf = (theme: Theme) => {
    const derived = deriveTheme({ ...palette, accent }, theme);
    const colors = { ...derived, ...deriveMap(map, derived, theme), ...overrides?.[theme] };
    assertContrast(name, colors, theme);
    return colors;
  };
  return {
    id,
    name,
    markets,
    accent,
    palette,
    shape,
    type: completeType(input),
    density,
    logo: completeLogo(input),
    colors: { light: colorsOf('light'), dark: colorsOf('dark') },
    shadows: {
      light: deriveShadows(palette, shape.elevation, 'light'),
      dark: deriveShadows(palette, shape.elevation, 'dark'),
    },
  };
}
