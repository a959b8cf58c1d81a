import { toHex, pickMostReadable, parseTone } from './color.ts';
import { textContrast, ensureContrast, graphicContrast } from './derive-shades.ts';
import type { Theme, ThemeSeeds } from './brand.ts';

/** Theme colours that the top bar can use. */
export type NavThemeColors = Readonly<Record<'surface' | 'text' | 'muted' | 'accent' | 'spark', string>>;

/** Returns the background of the top bar, or null if the bar uses the surface colour of the page. */
function deriveBackground(seeds: ThemeSeeds, theme: Theme): string | null {
  const { nav, accent, spark, neutral, neutralDark = neutral } = seeds;
  const isDark = theme === 'dark';
  const seed = parseTone(accent);
  const darkBackground = toHex({ l: 0.14, c: neutralDark.chroma + 0.006, h: neutralDark.hue });
  switch (nav) {
    case 'surface':
      return null;
    case 'accent':
      return toHex({
        l: isDark ? 0.25 : Math.min(seed.l, 0.38),
        c: Math.min(seed.c, isDark ? 0.07 : 0.12),
        h: seed.h,
      });
    case 'vivid':
      return toHex({ l: isDark ? 0.27 : 0.8, c: Math.min(seed.c * 1.2, isDark ? 0.06 : 0.13), h: seed.h });
    case 'spark':
      return isDark ? darkBackground : spark;
    case 'ink':
      return isDark ? darkBackground : toHex({ l: 0.21, c: neutral.chroma + 0.008, h: neutral.hue });
  }
}

/** Derives the colours of the top bar: background, text, muted text and the mark of the current page. */
export function deriveNav(seeds: ThemeSeeds, theme: Theme, themeColors: NavThemeColors) {
  const nav = deriveBackground(seeds, theme);
  if (nav === null) {
    return {
      nav: themeColors.surface,
      'on-nav': themeColors.text,
      'nav-muted': ensureContrast(themeColors.muted, [themeColors.surface], textContrast, theme),
      'nav-mark': ensureContrast(themeColors.accent, [themeColors.surface], graphicContrast, theme),
    };
  }
  const { h } = parseTone(nav);
  const isLight = pickMostReadable(nav, ['#ffffff', '#000000']) === '#000000';
  const contrastTheme = isLight ? 'light' : 'dark';
  const textColor = (l: number, c: number) =>
    ensureContrast(toHex({ l, c, h }), [nav], textContrast, contrastTheme);
  return {
    nav,
    'on-nav': isLight ? textColor(0.2, 0.02) : textColor(0.985, 0.008),
    'nav-muted': isLight ? textColor(0.34, 0.03) : textColor(0.86, 0.03),
    // On a light bar, the second brand colour would be hard to see, so the mark uses the text colour.
    'nav-mark': ensureContrast(
      isLight ? themeColors.text : themeColors.spark,
      [nav],
      graphicContrast,
      contrastTheme,
    ),
  };
}
