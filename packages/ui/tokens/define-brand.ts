import { hex } from './color.ts';
import { assertContrast } from './contrast-rules.ts';
import { deriveTheme } from './derive-theme.ts';
import type { Brand, BrandInput, Theme } from './brand.ts';
import type { ShadowName } from './names.ts';

/** Shadows of a theme, tinted with the brand's neutral hue; a line brand draws a hairline instead. */
function shadowsOf({ palette, shape }: BrandInput, theme: Theme): Readonly<Record<ShadowName, string>> {
  const tint = hex({
    l: theme === 'light' ? 0.28 : 0.06,
    c: palette.neutral.chroma + 0.02,
    h: palette.neutral.hue,
  });
  const at = (percent: number) =>
    `color-mix(in srgb, ${tint} ${theme === 'light' ? percent : percent * 3.2}%, transparent)`;
  const hairline = '0 0 0 1px var(--sb-color-border)';
  return shape.elevation === 'line'
    ? {
        raised: hairline,
        floating: `${hairline}, 0 6px 16px -6px ${at(16)}`,
        sheet: `${hairline}, 0 16px 40px -16px ${at(24)}`,
      }
    : {
        raised: `0 1px 2px ${at(8)}, 0 6px 20px -6px ${at(12)}`,
        floating: `0 2px 6px ${at(10)}, 0 12px 32px -8px ${at(22)}`,
        sheet: `0 4px 12px ${at(10)}, 0 24px 64px -12px ${at(30)}`,
      };
}

/**
 * Makes a brand of the few things a brand team decides: derives the light and the dark theme and checks
 * both against WCAG 2.2 AA.
 *
 * Throws an Error that names the pair of colours, its contrast and the nearest value that passes.
 */
export function defineBrand(input: BrandInput): Brand {
  const colorsOf = (theme: Theme) => {
    const colors = { ...deriveTheme(input.palette, theme), ...input.overrides?.[theme] };
    assertContrast(input.name, colors, theme);
    return colors;
  };
  if (input.shape.control < 2.75) {
    throw new Error(
      `${input.name}: controls of ${input.shape.control}rem are too small to press. Give at least 2.75rem (44 px).`,
    );
  }
  return {
    ...input,
    colors: { light: colorsOf('light'), dark: colorsOf('dark') },
    shadows: { light: shadowsOf(input, 'light'), dark: shadowsOf(input, 'dark') },
  };
}
