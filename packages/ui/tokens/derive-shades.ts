import { atLightness, contrast, hex, mostReadable, nearestPassing, toneOf } from './color.ts';
import type { Theme } from './brand.ts';

/** Contrast a derived text colour aims at: the rule is 4.5, the rest is room for rounding. */
export const legible = 4.6;
/** Contrast a derived line, mark or focus ring aims at: the rule is 3. */
export const visible = 3.1;

/** Lightness of the neutral colours, and of the derived ones where the solver starts. */
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

/** Moves a colour until it passes; black or white always do when nothing nearer does. */
export function passing(color: string, grounds: readonly string[], minimum: number, theme: Theme): string {
  return nearestPassing(color, grounds, minimum) ?? (theme === 'light' ? '#000000' : '#ffffff');
}

/** A filled colour with the states of a button and what may be written on it. */
export function solid(fill: string, white: string, ink: string) {
  const on =
    [white, ink].find((color) => contrast(color, fill) >= 4.5) ??
    mostReadable(fill, [ink, white, '#000000', '#ffffff']);
  const { l } = toneOf(fill);
  const away = toneOf(on).l > l ? -1 : 1;
  return {
    fill,
    on,
    hover: atLightness(fill, l + away * 0.045),
    active: atLightness(fill, l + away * 0.085),
  };
}

/** The four steps of a hue beside its solid fill: quiet ground, text on it, text on the page, border. */
export function shades(
  { h: hue, c: chroma, l }: { readonly h: number; readonly c: number; readonly l?: number },
  grounds: readonly string[],
  theme: Theme,
) {
  const at = lightness[theme];
  const subtle = hex({ l: at.subtle, c: Math.min(chroma, theme === 'light' ? 0.034 : 0.05), h: hue });
  const base = hex({ l: l ?? at.status, c: chroma, h: hue });
  return {
    subtle,
    onSubtle: passing(hex({ l: at.onSubtle, c: chroma * 0.75, h: hue }), [subtle], 7, theme),
    text: passing(base, [...grounds, subtle], legible, theme),
    border: passing(base, grounds, visible, theme),
  };
}
