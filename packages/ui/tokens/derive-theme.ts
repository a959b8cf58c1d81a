import { hex, toneOf } from './color.ts';
import { legible, lightness, passing, shades, solid, visible } from './derive-shades.ts';
import { deriveNav } from './derive-nav.ts';
import { deriveStatuses } from './derive-statuses.ts';
import type { Theme, ThemeColors, ThemeSeeds } from './brand.ts';

/**
 * Every colour of a theme from the few a brand chooses.
 *
 * Hue and chroma are kept; only lightness moves, in OKLCH, and only as far as WCAG 2.2 AA asks.
 */
export function deriveTheme(palette: ThemeSeeds, theme: Theme): ThemeColors {
  const dark = theme === 'dark';
  const at = lightness[theme];
  const { hue, chroma } = (dark ? palette.neutralDark : null) ?? palette.neutral;
  const neutral = (l: number, strength = 1) => hex({ l, c: chroma * strength, h: hue });

  const page = neutral(dark ? 0.185 : palette.pageLightness);
  const surface = neutral(at.surface, dark ? 1 : 0.25);
  const raised = neutral(at.raised, dark ? 1 : 0);
  const sunken = neutral(at.sunken, dark ? 1 : 1.3);
  const grounds = [page, surface, raised, sunken];
  const white = hex({ l: 0.995, c: 0.004, h: hue });
  const ink = hex({ l: 0.2, c: Math.min(chroma + 0.02, 0.04), h: hue });
  const text = dark ? neutral(at.ink, 0.6) : hex({ l: at.ink, c: chroma + 0.012, h: hue });
  const muted = passing(neutral(at.muted, 1.2), grounds, legible, theme);

  const seed = toneOf(palette.accent);
  const lifted = palette.accentDark ?? hex({ l: Math.max(seed.l, 0.78), c: seed.c * 1.15, h: seed.h });
  // What a brand team chose stays as it is: a colour that fails is refused with its pair, not quietly changed.
  const chosen = dark ? palette.accentDark : palette.accent;
  const accent = solid(chosen ?? passing(lifted, grounds, visible, theme), white, ink);
  // By day a dark accent speaks in its own voice; a lighter one would only wash it out.
  const accentShades = shades(dark ? { h: seed.h, c: seed.c } : seed, grounds, theme);
  const sparkTone = toneOf(palette.spark);
  const spark = solid(
    dark ? hex({ ...sparkTone, l: Math.max(sparkTone.l, 0.74) }) : palette.spark,
    white,
    ink,
  );

  const status = deriveStatuses(theme, { grounds, white, ink });
  const markers = [surface, page, raised];

  return {
    page,
    surface,
    raised,
    sunken,
    overlay: `${dark ? hex({ l: 0.1, c: chroma, h: hue }) : hex({ l: 0.24, c: chroma + 0.02, h: hue })}99`,
    ...deriveNav(palette, theme, { surface, text, muted, accent: accent.fill, spark: spark.fill }),
    text,
    muted,
    disabled: neutral(at.disabled),
    link: accentShades.text,
    accent: accent.fill,
    'accent-hover': accent.hover,
    'accent-active': accent.active,
    'on-accent': accent.on,
    'accent-subtle': accentShades.subtle,
    'on-accent-subtle': accentShades.onSubtle,
    'accent-text': dark
      ? passing(lifted, [...grounds, accentShades.subtle], legible, theme)
      : accentShades.text,
    'accent-border': accentShades.border,
    spark: spark.fill,
    'on-spark': spark.on,
    ...status,
    border: neutral(at.border, 1.2),
    'border-strong': passing(neutral(at.borderStrong, 1.2), grounds, visible, theme),
    focus: passing(accent.fill, grounds, visible, theme),
    'map-area': accent.fill,
    'map-route': passing(status.info, markers, visible, theme),
    'map-pickup': passing(accent.fill, markers, visible, theme),
    'map-dropoff': passing(spark.fill, markers, visible, theme),
    'map-rider': text,
    'phase-new': status['info-text'],
    'phase-scheduled': shades({ h: 302, c: 0.13 }, grounds, theme).text,
    'phase-collected': status['warning-text'],
    'phase-delivered': status['success-text'],
    'phase-cancelled': status['danger-text'],
  };
}
