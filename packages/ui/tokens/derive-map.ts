import { passing, visible } from './derive-shades.ts';
import type { Theme, ThemeColors } from './brand.ts';
import { mapColorNames } from './names.ts';
import type { MapColorName } from './names.ts';

type MapColors = Partial<Record<`map-${MapColorName}`, string>>;

/** The colours a brand gave to what lies on its map, as light or dark as the theme's surfaces ask. */
export function deriveMap(
  given: Readonly<Partial<Record<MapColorName, string>>>,
  { page, surface, raised }: ThemeColors,
  theme: Theme,
): MapColors {
  const colors: MapColors = {};
  for (const name of mapColorNames) {
    const color = given[name];
    if (color !== undefined) colors[`map-${name}`] = passing(color, [page, surface, raised], visible, theme);
  }
  return colors;
}
