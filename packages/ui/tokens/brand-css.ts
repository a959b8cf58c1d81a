import { block } from './css-block.ts';
import { colorNames } from './names.ts';
import { languageTokens, rem, typeTokens } from './type-css.ts';
import type { Declarations } from './css-block.ts';
import type { Brand, Density, Theme } from './brand.ts';

function themeTokens({ colors, shadows }: Brand, theme: Theme, scheme: string): Declarations {
  return {
    [scheme]: theme,
    ...Object.fromEntries(colorNames.map((name) => [`--sb-color-${name}`, colors[theme][name]])),
    ...Object.fromEntries(
      Object.entries(shadows[theme]).map(([name, value]) => [`--sb-shadow-${name}`, value]),
    ),
  };
}

function shapeTokens({ shape }: Brand): Declarations {
  return {
    '--sb-border-width': `${shape.border}px`,
    ...Object.fromEntries(
      Object.entries(shape.radius).map(([name, value]) => [`--sb-radius-${name}`, value]),
    ),
  };
}

/** Compact density: a fifth less room; controls of 36 px, so above WCAG 2.2's 24. */
function densityTokens({ shape }: Brand, density: Density): Declarations {
  return density === 'comfortable'
    ? {
        '--sb-space': rem(shape.space),
        '--sb-size-control': rem(shape.control),
        '--sb-size-control-sm': rem(shape.control - 0.5),
        '--sb-size-control-lg': rem(shape.control + 0.625),
        '--sb-size-gutter': rem(shape.space * 5),
      }
    : {
        '--sb-space': rem(shape.space * 0.8),
        '--sb-size-control': '2.25rem',
        '--sb-size-control-sm': '2rem',
        '--sb-size-control-lg': rem(Math.min(shape.control, 3)),
        '--sb-size-gutter': rem(shape.space * 4),
      };
}

/** What a thumb presses stays 44 px high, however dense the page is. */
const touchTokens: Declarations = {
  '--sb-size-control': '2.75rem',
  '--sb-size-control-sm': '2.75rem',
  '--sb-size-control-lg': '3rem',
};

/**
 * The tokens of a brand as CSS, in the cascade layer `theme`.
 *
 * They hold on any element with `data-brand`; with `isDefault` on the page without one, too. The theme
 * follows the system unless the same element says `data-theme="light"` or `"dark"`; the density is the
 * brand's own unless it says `data-density`. Of drawings made for one brand (`data-only-brand`) the page's
 * own is shown. All of it switches without script.
 *
 * With `embedded` it is for a page that is not ours: the cascade layer is `saddlebag.theme`, and the page keeps its
 * colour scheme; our parts take theirs from `--sb-color-scheme`.
 */
export function brandCss(
  brand: Brand,
  { isDefault = false, embedded = false }: BrandCssOptions = {},
): string {
  const scheme = embedded ? '--sb-color-scheme' : 'color-scheme';
  const own = `[data-brand='${brand.id}']`;
  const root = isDefault ? [':root:not([data-brand])', own] : [own];
  const where = (suffix: string) => `:where(${root.map((selector) => `${selector}${suffix}`).join(',')})`;
  const dark = themeTokens(brand, 'dark', scheme);
  const other = brand.density === 'compact' ? 'comfortable' : 'compact';
  const compact = where(
    brand.density === 'compact' ? ":not([data-density='comfortable'])" : "[data-density='compact']",
  );
  const rules = [
    block(where(''), {
      ...themeTokens(brand, 'light', scheme),
      ...typeTokens(brand),
      ...shapeTokens(brand),
      ...densityTokens(brand, brand.density),
    }),
    `@media (prefers-color-scheme:dark){${block(where(":not([data-theme='light'])"), dark)}}`,
    block(where("[data-theme='dark']"), dark),
    block(where(`[data-density='${other}']`), densityTokens(brand, other)),
    `@media (pointer:coarse){${block(compact, touchTokens)}}`,
    ...languageTokens(brand).map(([language, fonts]) => block(where(`:lang(${language})`), fonts)),
    `${where('')} [data-only-brand]:not([data-only-brand='${brand.id}']){display:none!important}`,
  ];
  return `@layer ${embedded ? 'saddlebag.theme' : 'theme'}{${rules.join('\n')}}\n`;
}

export interface BrandCssOptions {
  /** Its tokens hold on the page, without `data-brand`, too. */
  readonly isDefault?: boolean;
  readonly embedded?: boolean;
}
