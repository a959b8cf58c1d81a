import { hex, mostReadable, toneOf } from './color.ts';
import { legible, passing, visible } from './derive-shades.ts';
import type { Theme, ThemeSeeds } from './brand.ts';

/** Colours of the theme that the bar may borrow. */
export type NavGround = Readonly<Record<'surface' | 'text' | 'muted' | 'accent' | 'spark', string>>;

/** The bar by itself; null when it is part of the page. */
function groundOf(seeds: ThemeSeeds, theme: Theme): string | null {
  const { nav, accent, spark, neutral, neutralDark = neutral } = seeds;
  const dark = theme === 'dark';
  const seed = toneOf(accent);
  const night = hex({ l: 0.14, c: neutralDark.chroma + 0.006, h: neutralDark.hue });
  switch (nav) {
    case 'surface':
      return null;
    case 'accent':
      return hex({
        l: dark ? 0.25 : Math.min(seed.l, 0.38),
        c: Math.min(seed.c, dark ? 0.07 : 0.12),
        h: seed.h,
      });
    case 'vivid':
      return hex({ l: dark ? 0.27 : 0.8, c: Math.min(seed.c * 1.2, dark ? 0.06 : 0.13), h: seed.h });
    case 'spark':
      return dark ? night : spark;
    case 'ink':
      return dark ? night : hex({ l: 0.21, c: neutral.chroma + 0.008, h: neutral.hue });
  }
}

/** The top bar, what is written on it and what marks the page one is on. */
export function deriveNav(seeds: ThemeSeeds, theme: Theme, ground: NavGround) {
  const nav = groundOf(seeds, theme);
  if (nav === null) {
    return {
      nav: ground.surface,
      'on-nav': ground.text,
      'nav-muted': passing(ground.muted, [ground.surface], legible, theme),
      'nav-mark': passing(ground.accent, [ground.surface], visible, theme),
    };
  }
  const { h } = toneOf(nav);
  const isLight = mostReadable(nav, ['#ffffff', '#000000']) === '#000000';
  const written = isLight ? 'light' : 'dark';
  const readable = (l: number, c: number) => passing(hex({ l, c, h }), [nav], legible, written);
  return {
    nav,
    'on-nav': isLight ? readable(0.2, 0.02) : readable(0.985, 0.008),
    'nav-muted': isLight ? readable(0.34, 0.03) : readable(0.86, 0.03),
    // On a light bar a spark would be lost, so what is written there marks, too.
    'nav-mark': passing(isLight ? ground.text : ground.spark, [nav], visible, written),
  };
}
