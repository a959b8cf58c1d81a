import { formatRule } from './css-block.ts';
import { colorNames } from './names.ts';
import { languageTokens, rem, typeTokens } from './type-css.ts';
import type { Declarations } from './css-block.ts';
import type { Brand, Density, Theme } from './brand.ts';

function themeTokens({ colors, shadows }: Brand, theme: Theme, schemeProperty: string): Declarations {
  return {
    [schemeProperty]: theme,
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

/**
 * Compact density reduces spacing by a fifth. Its controls are at least 32 px high, above the 24 px minimum
 * of WCAG 2.2.
 */
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

/** Compact forms limit the spacing, so that one layout fits the window in every brand. */
const formTokens = (brand: Brand): Declarations => ({
  ...densityTokens(brand, brand.formDensity),
  ...(brand.formDensity === 'compact' && { '--sb-space': rem(Math.min(brand.shape.space * 0.8, 0.2)) }),
});

/** On touch screens, controls stay at least 44 px high in compact density. */
const touchTokens: Declarations = {
  '--sb-size-control': '2.75rem',
  '--sb-size-control-sm': '2.75rem',
  '--sb-size-control-lg': '3rem',
};

/**
 * Returns the tokens of a brand as CSS, in the cascade layer `theme`.
 *
 * The tokens apply to elements with a matching `data-brand`. With `isDefault`, they also apply to a page
 * without `data-brand`. The theme follows the system unless the same element has `data-theme="light"` or
 * `"dark"`. The density is the default of the brand unless the element has `data-density`. Elements inside with
 * `data-density="form"` have the brand's density of forms, except on touch screens. Elements with
 * `data-only-brand` are hidden in other brands. Changing any of these attributes takes effect without other
 * code.
 *
 * With `embedded`, the CSS suits a page that embeds the components. The cascade layer is `saddlebag.theme`.
 * The page keeps its colour scheme, and the components use `--sb-color-scheme` instead.
 */
export function brandCss(
  brand: Brand,
  { isDefault = false, embedded = false }: BrandCssOptions = {},
): string {
  const schemeProperty = embedded ? '--sb-color-scheme' : 'color-scheme';
  const brandSelector = `[data-brand='${brand.id}']`;
  const rootSelectors = isDefault ? [':root:not([data-brand])', brandSelector] : [brandSelector];
  const selectorWith = (suffix: string) =>
    `:where(${rootSelectors.map((selector) => `${selector}${suffix}`).join(',')})`;
  const darkTokens = themeTokens(brand, 'dark', schemeProperty);
  const otherDensity = brand.density === 'compact' ? 'comfortable' : 'compact';
  const compactSelector = selectorWith(
    brand.density === 'compact' ? ":not([data-density='comfortable'])" : "[data-density='compact']",
  );
  const formSelector = `:where(${rootSelectors.map((selector) => `${selector} [data-density='form']`).join(',')})`;
  const rules = [
    formatRule(selectorWith(''), {
      ...themeTokens(brand, 'light', schemeProperty),
      ...typeTokens(brand),
      ...shapeTokens(brand),
      ...densityTokens(brand, brand.density),
    }),
    `@media (prefers-color-scheme:dark){${formatRule(selectorWith(":not([data-theme='light'])"), darkTokens)}}`,
    formatRule(selectorWith("[data-theme='dark']"), darkTokens),
    formatRule(selectorWith(`[data-density='${otherDensity}']`), densityTokens(brand, otherDensity)),
    `@media not (pointer:coarse){${formatRule(formSelector, formTokens(brand))}}`,
    `@media (pointer:coarse){${formatRule(compactSelector, touchTokens)}}`,
    ...languageTokens(brand).map(([language, fonts]) =>
      formatRule(selectorWith(`:lang(${language})`), fonts),
    ),
    `${selectorWith('')} [data-only-brand]:not([data-only-brand='${brand.id}']){display:none!important}`,
  ];
  return `@layer ${embedded ? 'saddlebag.theme' : 'theme'}{${rules.join('\n')}}\n`;
}

export interface BrandCssOptions {
  /** Also applies the tokens to a page without `data-brand`. */
  readonly isDefault?: boolean;
  /** Generates CSS for a page with another design that embeds the components. */
  readonly embedded?: boolean;
}
