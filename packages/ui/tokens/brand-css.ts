import { colorNames } from './names.ts';
import type { Brand, Theme } from './brand.ts';

const systemFamilies = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const monoFamilies = "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Noto Sans Mono', monospace";

type Declarations = Readonly<Record<string, string | number>>;

const block = (selector: string, declarations: Declarations) =>
  `${selector}{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;

const quoted = (families: readonly string[]) => families.map((family) => `'${family}'`).join(',');

function themeTokens({ colors, shadows }: Brand, theme: Theme): Declarations {
  return {
    'color-scheme': theme,
    ...Object.fromEntries(colorNames.map((name) => [`--sb-color-${name}`, colors[theme][name]])),
    ...Object.fromEntries(
      Object.entries(shadows[theme]).map(([name, value]) => [`--sb-shadow-${name}`, value]),
    ),
  };
}

const rem = (value: number) => `${Number(value.toFixed(4))}rem`;

function typeTokens({ type }: Brand): Declarations {
  const sizes = {
    xs: [0.8125, 1.45],
    sm: [0.875, 1.45],
    md: [1, type.leading],
    lg: [1.125, 1.4],
    xl: [type.ratio ** 2, 1.3],
    '2xl': [type.ratio ** 3, 1.2],
    '3xl': [type.ratio ** 4.2, 1.12],
  } as const;
  const scale = Object.entries(sizes).flatMap(([name, [size, leading]]) => [
    [`--sb-text-${name}`, rem(size)],
    [`--sb-leading-${name}`, `calc(${leading} * var(--sb-leading-factor, 1))`],
  ]);
  return {
    '--sb-font-sans': `${quoted(type.sans)},${systemFamilies}`,
    '--sb-font-display': `${quoted(type.display)},${systemFamilies}`,
    '--sb-font-mono': monoFamilies,
    '--sb-weight-display': type.displayWeight,
    '--sb-weight-strong': type.strongWeight,
    ...(Object.fromEntries(scale) as Declarations),
  };
}

function shapeTokens({ shape }: Brand): Declarations {
  return {
    '--sb-border-width': `${shape.border}px`,
    '--sb-space': rem(shape.space),
    '--sb-size-control': rem(shape.control),
    '--sb-size-control-sm': rem(shape.control - 0.5),
    '--sb-size-control-lg': rem(shape.control + 0.625),
    '--sb-size-gutter': rem(shape.space * 5),
    ...Object.fromEntries(
      Object.entries(shape.radius).map(([name, value]) => [`--sb-radius-${name}`, value]),
    ),
  };
}

/** Compact density: a fifth less room; controls never below 36 px, so above WCAG 2.2's 24. */
function compactTokens({ shape }: Brand): Declarations {
  return {
    '--sb-space': rem(shape.space * 0.8),
    '--sb-size-control': '2.25rem',
    '--sb-size-control-sm': '2rem',
    '--sb-size-control-lg': rem(shape.control),
    '--sb-size-gutter': rem(shape.space * 4),
  };
}

/**
 * The tokens of a brand as CSS, in the cascade layer `theme`.
 *
 * They hold on any element with `data-brand`; with `isDefault` on the page without one, too. The theme
 * follows the system unless the same element says `data-theme="light"` or `"dark"`; `data-density="compact"`
 * tightens. All of it switches without script.
 */
export function brandCss(brand: Brand, { isDefault = false }: { readonly isDefault?: boolean } = {}): string {
  const own = `[data-brand='${brand.id}']`;
  const root = isDefault ? [':root:not([data-brand])', own] : [own];
  const where = (suffix: string) => `:where(${root.map((selector) => `${selector}${suffix}`).join(',')})`;
  const dark = themeTokens(brand, 'dark');
  const rules = [
    block(where(''), { ...themeTokens(brand, 'light'), ...typeTokens(brand), ...shapeTokens(brand) }),
    `@media (prefers-color-scheme:dark){${block(where(":not([data-theme='light'])"), dark)}}`,
    block(where("[data-theme='dark']"), dark),
    block(where("[data-density='compact']"), compactTokens(brand)),
  ];
  return `@layer theme{${rules.join('\n')}}\n`;
}
