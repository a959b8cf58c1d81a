import { toHex, parseTone } from './color.ts';
import { createInitialMark, createTextWordmark } from './lettering.ts';
import type { BrandInput, BrandLogo, BrandPalette, BrandShape, BrandType, Typeface } from './brand.ts';

/**
 * Default typeface, for Latin, Greek and Cyrillic. Other scripts use system fonts unless the brand sets a
 * typeface.
 */
const defaultTypeface: Typeface = {
  family: 'Manrope Variable',
  stylesheet: '@fontsource-variable/manrope/wght.css',
};

/** Radii per corner style, in the order control, card, sheet, tag. */
const cornerRadii = {
  square: ['0', '0', '0', '0'],
  crisp: ['0.25rem', '0.375rem', '0.5rem', '0.1875rem'],
  soft: ['0.625rem', '0.875rem', '1.25rem', '0.5rem'],
  round: ['1.375rem', '1.75rem', '2.25rem', '9999px'],
} as const satisfies Readonly<Record<string, readonly [string, string, string, string]>>;

/**
 * Fills in the missing palette colours. By default, greys have a trace of the accent, and the second brand
 * colour has a contrasting hue.
 */
export function completePalette({ accent, palette }: BrandInput): BrandPalette {
  const { c, h } = parseTone(accent);
  return {
    spark: toHex({ l: 0.74, c: Math.max(c, 0.13), h: (h + 150) % 360 }),
    neutral: { hue: Math.round(h), chroma: Math.min(0.009, c / 8) },
    pageLightness: 0.975,
    nav: 'surface',
    ...palette,
  };
}

/** Fills in the missing radii, elevation, borders and sizes. */
export function completeShape({ shape = {} }: BrandInput): BrandShape {
  const { corners = 'soft', radius, ...otherValues } = shape;
  const [control, card, sheet, tag] = cornerRadii[corners];
  return {
    elevation: 'soft',
    border: 1,
    space: 0.25,
    control: 3,
    ...otherValues,
    radius: { control, card, sheet, tag, ...radius },
  };
}

/** Fills in the missing typefaces, weights and type scale values. */
export function completeType({ type = {} }: BrandInput): BrandType {
  const sans = type.sans ?? defaultTypeface;
  return {
    display: sans,
    scripts: {},
    languages: {},
    displayWeight: 700,
    displayTracking: 0,
    strongWeight: 600,
    ratio: 1.22,
    leading: 1.5,
    ...type,
    sans,
  };
}

/** Fills in the missing logo drawings. */
export function completeLogo({ name, logo }: BrandInput): BrandLogo {
  return { mark: createInitialMark(name), wordmark: createTextWordmark(name), ...logo };
}
