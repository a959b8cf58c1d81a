import { toHex, parseTone } from './color.ts';
import {
  textContrast,
  lightness,
  ensureContrast,
  deriveShades,
  deriveSolid,
  graphicContrast,
} from './derive-shades.ts';
import { deriveNav } from './derive-nav.ts';
import { deriveStatuses } from './derive-statuses.ts';
import type { Theme, ThemeColors, ThemeSeeds } from './brand.ts';

/**
 * Derives every colour of a theme from the colours of a brand.
 *
 * To reach the contrast that WCAG 2.2 AA requires, adjusts only the OKLCH lightness of a colour. Keeps the
 * hue, and the chroma as far as sRGB allows.
 */
export function deriveTheme(palette: ThemeSeeds, theme: Theme): ThemeColors {
  const isDark = theme === 'dark';
  const themeLightness = lightness[theme];
  const { hue, chroma } = (isDark ? palette.neutralDark : null) ?? palette.neutral;
  const neutral = (l: number, strength = 1) => toHex({ l, c: chroma * strength, h: hue });

  const page = neutral(isDark ? 0.185 : palette.pageLightness);
  const surface = neutral(themeLightness.surface, isDark ? 1 : 0.25);
  const raised = neutral(themeLightness.raised, isDark ? 1 : 0);
  const sunken = neutral(themeLightness.sunken, isDark ? 1 : 1.3);
  const backgrounds = [page, surface, raised, sunken];
  const white = toHex({ l: 0.995, c: 0.004, h: hue });
  const ink = toHex({ l: 0.2, c: Math.min(chroma + 0.02, 0.04), h: hue });
  const text = isDark
    ? neutral(themeLightness.ink, 0.6)
    : toHex({ l: themeLightness.ink, c: chroma + 0.012, h: hue });
  const muted = ensureContrast(neutral(themeLightness.muted, 1.2), backgrounds, textContrast, theme);

  const seed = parseTone(palette.accent);
  const lighterAccent =
    palette.accentDark ?? toHex({ l: Math.max(seed.l, 0.78), c: seed.c * 1.15, h: seed.h });
  // An accent set by the brand team is never adjusted. If its contrast is too low, `defineBrand` throws an
  // error that says how to fix it.
  const givenAccent = isDark ? palette.accentDark : palette.accent;
  const accent = deriveSolid(
    givenAccent ?? ensureContrast(lighterAccent, backgrounds, graphicContrast, theme),
    white,
    ink,
  );
  // The light theme keeps the lightness of the accent, because a lighter shade would look washed out.
  const accentShades = deriveShades(isDark ? { h: seed.h, c: seed.c } : seed, backgrounds, theme);
  const sparkTone = parseTone(palette.spark);
  const spark = deriveSolid(
    isDark ? toHex({ ...sparkTone, l: Math.max(sparkTone.l, 0.74) }) : palette.spark,
    white,
    ink,
  );

  const status = deriveStatuses(theme, { backgrounds, white, ink });
  const mapBackgrounds = [surface, page, raised];

  return {
    page,
    surface,
    raised,
    sunken,
    overlay: `${isDark ? toHex({ l: 0.1, c: chroma, h: hue }) : toHex({ l: 0.24, c: chroma + 0.02, h: hue })}99`,
    ...deriveNav(palette, theme, { surface, text, muted, accent: accent.fill, spark: spark.fill }),
    text,
    muted,
    disabled: neutral(themeLightness.disabled),
    link: accentShades.text,
    accent: accent.fill,
    'accent-hover': accent.hover,
    'accent-active': accent.active,
    'on-accent': accent.onFill,
    'accent-subtle': accentShades.subtle,
    'on-accent-subtle': accentShades.onSubtle,
    'accent-text': isDark
      ? ensureContrast(lighterAccent, [...backgrounds, accentShades.subtle], textContrast, theme)
      : accentShades.text,
    'accent-border': accentShades.border,
    spark: spark.fill,
    'on-spark': spark.onFill,
    ...status,
    border: neutral(themeLightness.border, 1.2),
    'border-strong': ensureContrast(
      neutral(themeLightness.borderStrong, 1.2),
      backgrounds,
      graphicContrast,
      theme,
    ),
    focus: ensureContrast(accent.fill, backgrounds, graphicContrast, theme),
    'map-area': accent.fill,
    'map-route': ensureContrast(status.info, mapBackgrounds, graphicContrast, theme),
    'map-pickup': ensureContrast(accent.fill, mapBackgrounds, graphicContrast, theme),
    'map-dropoff': ensureContrast(spark.fill, mapBackgrounds, graphicContrast, theme),
    'map-rider': text,
    'phase-new': status['info-text'],
    'phase-scheduled': deriveShades({ h: 302, c: 0.13 }, backgrounds, theme).text,
    'phase-collected': status['warning-text'],
    'phase-delivered': status['success-text'],
    'phase-cancelled': status['danger-text'],
  };
}
