import type { Brand, Typeface } from './brand.ts';
import type { Declarations } from './css-block.ts';

const systemFamilies = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const monoFamilies = "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Noto Sans Mono', monospace";

export const rem = (value: number) => `${Number(value.toFixed(4))}rem`;

/** Families first to last: text takes the first that has its letters. A language's own face stands before those of scripts. */
function families({ type }: Brand, first: Typeface, language?: Typeface): string {
  const faces = [first, type.sans, ...(language ? [language] : []), ...Object.values(type.scripts)];
  const names = new Set(faces.map(({ family }) => `'${family}'`));
  return `${[...names].join(',')},${systemFamilies}`;
}

const fontTokens = (brand: Brand, language?: Typeface): Declarations => ({
  '--sb-font-sans': families(brand, brand.type.sans, language),
  '--sb-font-display': families(brand, brand.type.display, language),
});

/** Faces, weights and the scale of a brand. */
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

/** Languages that want a face of their own, shortest tag first, so that `zh-Hant-HK` wins over `zh-Hant`. */
export function languageTokens(brand: Brand): readonly (readonly [language: string, Declarations])[] {
  return Object.entries(brand.type.languages)
    .toSorted(([one], [other]) => one.length - other.length)
    .map(([language, face]) => [language, fontTokens(brand, face)]);
}
