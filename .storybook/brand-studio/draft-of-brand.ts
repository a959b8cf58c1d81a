import { deriveMap } from '../../packages/ui/tokens/derive-map.ts';
import { deriveTheme } from '../../packages/ui/tokens/derive-theme.ts';
import { completeShape } from '../../packages/ui/tokens/brand-defaults.ts';
import { colorNames, mapColorNames, radiusNames } from '../../packages/ui/tokens/index.ts';
import { brands } from '../../packages/ui/brands/index.ts';
import { faceNames } from './draft.ts';
import { typefaces } from '../../packages/ui/brands/typefaces.ts';
import type { BrandId } from '../../packages/ui/brands/index.ts';
import type { Brand, Theme, ThemeColors, Typeface } from '../../packages/ui/tokens/index.ts';
import type { Draft, FaceName } from './draft.ts';

const themes = ['light', 'dark'] as const;
const cornerKinds = ['soft', 'square', 'crisp', 'round'] as const;

function nameOf({ family }: Typeface): FaceName {
  const name = faceNames.find((candidate) => typefaces[candidate].family === family);
  if (name === undefined) throw new Error(`${family} is not among the typefaces of brands/typefaces.ts.`);
  return name;
}

const namesOf = (faces: Readonly<Record<string, Typeface | undefined>>) =>
  Object.fromEntries(Object.entries(faces).flatMap(([key, face]) => (face ? [[key, nameOf(face)]] : [])));

/** The kind of corners that says most of the radii, and the radii that it does not say. */
function cornersOf(brand: Brand): Pick<Draft['shape'], 'corners' | 'radius'> {
  const [best] = cornerKinds
    .map((corners) => {
      const { radius } = completeShape({ ...brand, shape: { corners } });
      return { corners, own: radiusNames.filter((name) => radius[name] !== brand.shape.radius[name]) };
    })
    .toSorted((one, other) => one.own.length - other.own.length);
  const own = best?.own ?? radiusNames;
  return {
    ...(best && { corners: best.corners }),
    radius: Object.fromEntries(own.map((name) => [name, brand.shape.radius[name]])),
  };
}

/** What was chosen for the map: a colour from which both themes come. */
function mapOf({ colors }: Brand, derived: Readonly<Record<Theme, ThemeColors>>): Draft['map'] {
  const chosen = mapColorNames.flatMap((name) => {
    const key = `map-${name}` as const;
    const isOwn = themes.some((theme) => colors[theme][key] !== derived[theme][key]);
    const source = themes
      .map((theme) => colors[theme][key])
      .find((color) =>
        themes.every(
          (theme) => deriveMap({ [name]: color }, derived[theme], theme)[key] === colors[theme][key],
        ),
      );
    return isOwn && source !== undefined ? [[name, source] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** What a brand's file might have said: everything that cannot be derived, read back from the finished brand. */
export function draftOfBrand(id: BrandId): Draft {
  const brand: Brand = brands[id];
  const { name, markets, accent, palette, shape, type, density } = brand;
  const seeds = { ...palette, accent };
  const derived = { light: deriveTheme(seeds, 'light'), dark: deriveTheme(seeds, 'dark') };
  const map = mapOf(brand, derived);
  const own = (theme: Theme) => {
    const expected = { ...derived[theme], ...deriveMap(map, derived[theme], theme) };
    const differing = colorNames.filter((color) => brand.colors[theme][color] !== expected[color]);
    return Object.fromEntries(differing.map((color) => [color, brand.colors[theme][color]]));
  };
  return {
    id,
    name,
    markets: [...markets],
    accent,
    palette,
    shape: { ...shape, ...cornersOf(brand) },
    type: {
      ...type,
      sans: nameOf(type.sans),
      display: nameOf(type.display),
      scripts: namesOf(type.scripts),
      languages: namesOf(type.languages),
    },
    density,
    map,
    overrides: { light: own('light'), dark: own('dark') },
    logo: id,
  };
}

/** A brand of which nothing is decided but what must be. */
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
