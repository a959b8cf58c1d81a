import { withLightness, contrast, toHex, pickMostReadable, findPassingColor, parseTone } from './color.ts';
import type { Theme } from './brand.ts';

/** Target contrast of derived text colours. WCAG requires 4.5. The difference is a margin for rounding. */
export const textContrast = 4.6;
/** Target contrast of derived borders, icons and focus rings. WCAG requires 3. */
export const graphicContrast = 3.1;

/** Lightness of neutral colours, and the starting lightness of derived colours. */
export const lightness = {
  light: {
    surface: 0.995,
    raised: 1,
    sunken: 0.945,
    ink: 0.23,
    muted: 0.47,
    disabled: 0.66,
    border: 0.885,
    borderStrong: 0.63,
    subtle: 0.945,
    onSubtle: 0.36,
    status: 0.52,
  },
  dark: {
    surface: 0.225,
    raised: 0.265,
    sunken: 0.155,
    ink: 0.955,
    muted: 0.76,
    disabled: 0.53,
    border: 0.345,
    borderStrong: 0.58,
    subtle: 0.3,
    onSubtle: 0.91,
    status: 0.77,
  },
} as const;

/** Adjusts a colour to reach a minimum contrast on all backgrounds. Falls back to black or white. */
export function ensureContrast(
  color: string,
  backgrounds: readonly string[],
  minimum: number,
  theme: Theme,
): string {
  return findPassingColor(color, backgrounds, minimum) ?? (theme === 'light' ? '#000000' : '#ffffff');
}

/** Derives the hover, active and text colours for a solid fill. */
export function deriveSolid(fill: string, white: string, ink: string) {
  const onFill =
    [white, ink].find((color) => contrast(color, fill) >= 4.5) ??
    pickMostReadable(fill, [ink, white, '#000000', '#ffffff']);
  const { l } = parseTone(fill);
  const direction = parseTone(onFill).l > l ? -1 : 1;
  return {
    fill,
    onFill,
    hover: withLightness(fill, l + direction * 0.045),
    active: withLightness(fill, l + direction * 0.085),
  };
}

/** Derives four shades of a hue: a subtle background, text on it, text on the page, and a border. */
export function deriveShades(
  { h: hue, c: chroma, l }: { readonly h: number; readonly c: number; readonly l?: number },
  backgrounds: readonly string[],
  theme: Theme,
) {
  const themeLightness = lightness[theme];
  const subtle = toHex({
    l: themeLightness.subtle,
    c: Math.min(chroma, theme === 'light' ? 0.034 : 0.05),
    h: hue,
  });
  const base = toHex({ l: l ?? themeLightness.status, c: chroma, h: hue });
  return {
    subtle,
    onSubtle: ensureContrast(
      toHex({ l: themeLightness.onSubtle, c: chroma * 0.75, h: hue }),
      [subtle],
      7,
      theme,
    ),
    text: ensureContrast(base, [...backgrounds, subtle], textContrast, theme),
    border: ensureContrast(base, backgrounds, graphicContrast, theme),
  };
}
