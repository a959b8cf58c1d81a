import type { Brand, Typeface } from './brand.ts';
import type { Declarations } from './css-block.ts';

const systemFamilies = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const monoFamilies = "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Noto Sans Mono', monospace";

export const rem = (value: number) => `${Number(value.toFixed(4))}rem`;

/** Builds the font stack. The typeface of a language precedes the typefaces of scripts. */
function fontStack({ type }: Brand, primary: Typeface, language?: Typeface): string {
  const faces = [primary, type.sans, ...(language ? [language] : []), ...Object.values(type.scripts)];
  const names = new Set(faces.map(({ family }) => `'${family}'`));
  return `${[...names].join(',')},${systemFamilies}`;
}

const fontTokens = (brand: Brand, language?: Typeface): Declarations => ({
  '--sb-font-sans': fontStack(brand, brand.type.sans, language),
  '--sb-font-display': fontStack(brand, brand.type.display, language),
});

/** Returns the typeface, weight and type scale tokens of a brand. */
export function typeTokens(brand: Brand): Declarations {
  const { type } = brand;
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
    ...fontTokens(brand),
    '--sb-font-mono': monoFamilies,
    '--sb-weight-display': type.displayWeight,
    '--sb-weight-strong': type.strongWeight,
    '--sb-tracking-display': `${type.displayTracking}em`,
    ...(Object.fromEntries(scale) as Declarations),
  };
}

/**
 * Returns the tokens of languages with a separate typeface, shortest tag first, so `zh-Hant-HK` overrides
 * `zh-Hant`.
 */
export function languageTokens(brand: Brand): readonly (readonly [language: string, Declarations])[] {
  return Object.entries(brand.type.languages)
    .toSorted(([tag], [otherTag]) => tag.length - otherTag.length)
    .map(([language, face]) => [language, fontTokens(brand, face)]);
}
