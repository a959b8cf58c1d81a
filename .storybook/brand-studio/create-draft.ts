import { deriveMap } from '../../packages/ui/tokens/derive-map.ts';
import { deriveTheme } from '../../packages/ui/tokens/derive-theme.ts';
import { completeShape } from '../../packages/ui/tokens/brand-defaults.ts';
import { colorNames, mapColorNames, radiusNames } from '../../packages/ui/tokens/index.ts';
import { brands } from '../../packages/ui/brands/index.ts';
import { typefaceNames } from './draft.ts';
import { typefaces } from '../../packages/ui/brands/typefaces.ts';
import type { BrandId } from '../../packages/ui/brands/index.ts';
import type { Brand, Theme, ThemeColors, Typeface } from '../../packages/ui/tokens/index.ts';
import type { Draft, TypefaceName } from './draft.ts';

const themes = ['light', 'dark'] as const;
const cornerStyles = ['soft', 'square', 'crisp', 'round'] as const;

function findTypefaceName({ family }: Typeface): TypefaceName {
  const name = typefaceNames.find((candidate) => typefaces[candidate].family === family);
  if (name === undefined)
    throw new Error(
      `${family} is missing from brands/typefaces.ts, so the studio cannot edit this brand. Add it there.`,
    );
  return name;
}

const findTypefaceNames = (faces: Readonly<Record<string, Typeface | undefined>>) =>
  Object.fromEntries(
    Object.entries(faces).flatMap(([key, face]) => (face ? [[key, findTypefaceName(face)]] : [])),
  );

/** Returns the corner style that matches the most radii of the brand, and the radii that differ from it. */
function findCorners(brand: Brand): Pick<Draft['shape'], 'corners' | 'radius'> {
  const [best] = cornerStyles
    .map((corners) => {
      const { radius } = completeShape({ ...brand, shape: { corners } });
      return {
        corners,
        differingRadii: radiusNames.filter((name) => radius[name] !== brand.shape.radius[name]),
      };
    })
    .toSorted((match, otherMatch) => match.differingRadii.length - otherMatch.differingRadii.length);
  const differingRadii = best?.differingRadii ?? radiusNames;
  return {
    ...(best && { corners: best.corners }),
    radius: Object.fromEntries(differingRadii.map((name) => [name, brand.shape.radius[name]])),
  };
}

/**
 * Finds the `map` colours of the brand. Each one yields the brand's map colour in both themes. Omits a colour
 * that equals its derived value, and one that no single `map` colour yields.
 */
function findMapColors({ colors }: Brand, derived: Readonly<Record<Theme, ThemeColors>>): Draft['map'] {
  const sourceColors = mapColorNames.flatMap((name) => {
    const key = `map-${name}` as const;
    const differsFromDerived = themes.some((theme) => colors[theme][key] !== derived[theme][key]);
    const source = themes
      .map((theme) => colors[theme][key])
      .find((color) =>
        themes.every(
          (theme) => deriveMap({ [name]: color }, derived[theme], theme)[key] === colors[theme][key],
        ),
      );
    return differsFromDerived && source !== undefined ? [[name, source] as const] : [];
  });
  return Object.fromEntries(sourceColors);
}

/** Reconstructs a draft from a finished brand, including every value that is not derived. */
export function createDraftFromBrand(id: BrandId): Draft {
  const brand: Brand = brands[id];
  const { name, markets, accent, palette, shape, type, density, formDensity } = brand;
  const seeds = { ...palette, accent };
  const derived = { light: deriveTheme(seeds, 'light'), dark: deriveTheme(seeds, 'dark') };
  const map = findMapColors(brand, derived);
  const findOverrides = (theme: Theme) => {
    const expected = { ...derived[theme], ...deriveMap(map, derived[theme], theme) };
    const overridden = colorNames.filter((color) => brand.colors[theme][color] !== expected[color]);
    return Object.fromEntries(overridden.map((color) => [color, brand.colors[theme][color]]));
  };
  return {
    id,
    name,
    markets: [...markets],
    accent,
    palette,
    shape: { ...shape, ...findCorners(brand) },
    type: {
      ...type,
      sans: findTypefaceName(type.sans),
      display: findTypefaceName(type.display),
      scripts: findTypefaceNames(type.scripts),
      languages: findTypefaceNames(type.languages),
    },
    density,
    formDensity,
    map,
    overrides: { light: findOverrides('light'), dark: findOverrides('dark') },
    logo: id,
  };
}

/** A draft with only the required values. */
export const blankDraft: Draft = {
  id: 'new-brand',
  name: 'New brand',
  markets: [],
  accent: '#3b5bdb',
  palette: {},
  shape: {},
  type: {},
  map: {},
  overrides: { light: {}, dark: {} },
  logo: null,
};
