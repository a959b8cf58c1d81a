import { hex, toneOf } from './color.ts';
import { letterMark, setName } from './lettering.ts';
import type { BrandInput, BrandLogo, BrandPalette, BrandShape, BrandType, Typeface } from './brand.ts';

/** Latin, Greek and Cyrillic; other scripts fall to the system until the brand names a face for them. */
const usualFace: Typeface = {
  family: 'Manrope Variable',
  stylesheet: '@fontsource-variable/manrope/wght.css',
};

/** Control, card, sheet and tag. */
const cornerRadii = {
  square: ['0', '0', '0', '0'],
  crisp: ['0.25rem', '0.375rem', '0.5rem', '0.1875rem'],
  soft: ['0.625rem', '0.875rem', '1.25rem', '0.5rem'],
  round: ['1.375rem', '1.75rem', '2.25rem', '9999px'],
} as const satisfies Readonly<Record<string, readonly [string, string, string, string]>>;

/** The colours that a brand left open: greys with a trace of the accent, a spark from across the wheel. */
export function completePalette({ accent, palette }: BrandInput): BrandPalette {
  const { c, h } = toneOf(accent);
  return {
    spark: hex({ l: 0.74, c: Math.max(c, 0.13), h: (h + 150) % 360 }),
    neutral: { hue: Math.round(h), chroma: Math.min(0.009, c / 8) },
    pageLightness: 0.975,
    nav: 'surface',
    ...palette,
  };
}

/** The form that a brand left open. */
export function completeShape({ shape = {} }: BrandInput): BrandShape {
  const { corners = 'soft', radius, ...given } = shape;
  const [control, card, sheet, tag] = cornerRadii[corners];
  return {
    elevation: 'soft',
    border: 1,
    space: 0.25,
    control: 3,
    ...given,
    radius: { control, card, sheet, tag, ...radius },
  };
}

/** The type that a brand left open. */
export function completeType({ type = {} }: BrandInput): BrandType {
  const sans = type.sans ?? usualFace;
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

/** The drawings that a brand left open. */
export function completeLogo({ name, logo }: BrandInput): BrandLogo {
  return { mark: letterMark(name), wordmark: setName(name), ...logo };
}
