import { toHex } from './color.ts';
import type { BrandPalette, Elevation, Theme } from './brand.ts';
import type { ShadowName } from './names.ts';

type Shadows = Readonly<Record<ShadowName, string>>;

const hairline = '0 0 0 1px var(--sb-color-border)';
const rule = '0 0 0 1px var(--sb-color-border-strong)';
const edge = 'inset 0 2px 0 var(--sb-color-spark)';
const outline = '0 0 0 var(--sb-border-width) var(--sb-color-border-strong)';

/** Derives the shadows of a theme for an elevation style. Shadows are tinted with the brand's neutral hue. */
export function deriveShadows(palette: BrandPalette, elevation: Elevation, theme: Theme): Shadows {
  const { hue, chroma } = (theme === 'dark' ? palette.neutralDark : null) ?? palette.neutral;
  const tint = toHex({ l: theme === 'light' ? 0.28 : 0.06, c: chroma + 0.02, h: hue });
  const shadowColor = (percent: number) =>
    `color-mix(in srgb, ${tint} ${theme === 'light' ? percent : Math.min(90, percent * 3.2)}%, transparent)`;
  const nearShadow = `0 8px 20px -8px ${shadowColor(18)}`;
  const farShadow = `0 20px 48px -16px ${shadowColor(26)}`;
  switch (elevation) {
    case 'line':
      return { raised: hairline, floating: `${hairline}, ${nearShadow}`, sheet: `${hairline}, ${farShadow}` };
    case 'rule':
      return { raised: rule, floating: rule, sheet: rule };
    case 'flat':
      return { raised: '0 0 0 0 transparent', floating: `${hairline}, ${nearShadow}`, sheet: farShadow };
    case 'block': {
      const blockShadow = (distance: number) =>
        `${outline}, ${distance}px ${distance}px 0 var(--sb-color-border-strong)`;
      return { raised: blockShadow(3), floating: blockShadow(4), sheet: blockShadow(6) };
    }
    case 'edge':
      return {
        raised: `${edge}, ${hairline}`,
        floating: `${edge}, ${hairline}, ${nearShadow}`,
        sheet: `${edge}, ${hairline}, ${farShadow}`,
      };
    case 'soft':
      return {
        raised: `0 1px 2px ${shadowColor(8)}, 0 6px 20px -6px ${shadowColor(12)}`,
        floating: `0 2px 6px ${shadowColor(10)}, 0 12px 32px -8px ${shadowColor(22)}`,
        sheet: `0 4px 12px ${shadowColor(10)}, 0 24px 64px -12px ${shadowColor(30)}`,
      };
  }
}
