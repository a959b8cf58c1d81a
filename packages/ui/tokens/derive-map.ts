import { ensureContrast, graphicContrast } from './derive-shades.ts';
import type { Theme, ThemeColors } from './brand.ts';
import { mapColorNames } from './names.ts';
import type { MapColorName } from './names.ts';

type MapColors = Partial<Record<`map-${MapColorName}`, string>>;

/** Adjusts the lightness of a brand's map colours until each is visible on the surfaces of the theme. */
export function deriveMap(
  mapColors: Readonly<Partial<Record<MapColorName, string>>>,
  { page, surface, raised }: ThemeColors,
  theme: Theme,
): MapColors {
  const colors: MapColors = {};
  for (const name of mapColorNames) {
    const color = mapColors[name];
    if (color !== undefined)
      colors[`map-${name}`] = ensureContrast(color, [page, surface, raised], graphicContrast, theme);
  }
  return colors;
}
