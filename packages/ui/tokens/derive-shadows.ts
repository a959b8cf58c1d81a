import { hex } from './color.ts';
import type { BrandPalette, Elevation, Theme } from './brand.ts';
import type { ShadowName } from './names.ts';

type Shadows = Readonly<Record<ShadowName, string>>;

const hairline = '0 0 0 1px var(--sb-color-border)';
const rule = '0 0 0 1px var(--sb-color-border-strong)';
const edge = 'inset 0 2px 0 var(--sb-color-spark)';
const outline = '0 0 0 var(--sb-border-width) var(--sb-color-border-strong)';

/** Shadows of a theme: by elevation, and tinted with the brand's neutral hue. */
export function deriveShadows(palette: BrandPalette, elevation: Elevation, theme: Theme): Shadows {
  const { hue, chroma } = (theme === 'dark' ? palette.neutralDark : null) ?? palette.neutral;
  const tint = hex({ l: theme === 'light' ? 0.28 : 0.06, c: chroma + 0.02, h: hue });
  const at = (percent: number) =>
    `color-mix(in srgb, ${tint} ${theme === 'light' ? percent : Math.min(90, percent * 3.2)}%, transparent)`;
  const near = `0 8px 20px -8px ${at(18)}`;
  const far = `0 20px 48px -16px ${at(26)}`;
  switch (elevation) {
    case 'line':
      return { raised: hairline, floating: `${hairline}, ${near}`, sheet: `${hairline}, ${far}` };
    case 'rule':
      return { raised: rule, floating: rule, sheet: rule };
    case 'flat':
      return { raised: '0 0 0 0 transparent', floating: `${hairline}, ${near}`, sheet: far };
    case 'block': {
      const block = (distance: number) =>
        `${outline}, ${distance}px ${distance}px 0 var(--sb-color-border-strong)`;
      return { raised: block(3), floating: block(4), sheet: block(6) };
    }
    case 'edge':
      return {
        raised: `${edge}, ${hairline}`,
        floating: `${edge}, ${hairline}, ${near}`,
        sheet: `${edge}, ${hairline}, ${far}`,
      };
    case 'soft':
      return {
        raised: `0 1px 2px ${at(8)}, 0 6px 20px -6px ${at(12)}`,
        floating: `0 2px 6px ${at(10)}, 0 12px 32px -8px ${at(22)}`,
        sheet: `0 4px 12px ${at(10)}, 0 24px 64px -12px ${at(30)}`,
      };
  }
}
