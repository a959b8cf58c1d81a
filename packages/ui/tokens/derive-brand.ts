import { completeLogo, completePalette, completeShape, completeType } from './brand-defaults.ts';
import { deriveMap } from './derive-map.ts';
import { deriveShadows } from './derive-shadows.ts';
import { deriveTheme } from './derive-theme.ts';
import type { Brand, BrandInput, Theme } from './brand.ts';

/** Derives a brand without checking its contrast, for tools that preview an unfinished brand. */
export function deriveBrand(input: BrandInput): Brand {
  const {
    id,
    name,
    markets,
    accent,
    density = 'comfortable',
    formDensity = 'compact',
    map = {},
    overrides,
  } = input;
  const palette = completePalette(input);
  const shape = completeShape(input);
  const deriveColors = (theme: Theme) => {
    const derived = deriveTheme({ ...palette, accent }, theme);
    return { ...derived, ...deriveMap(map, derived, theme), ...overrides?.[theme] };
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
    formDensity,
    logo: completeLogo(input),
    colors: { light: deriveColors('light'), dark: deriveColors('dark') },
    shadows: {
      light: deriveShadows(palette, shape.elevation, 'light'),
      dark: deriveShadows(palette, shape.elevation, 'dark'),
    },
  };
}
