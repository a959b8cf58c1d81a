import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { falaj, mangrove } from '../brands/index.ts';
import { brandCss } from './brand-css.ts';
import { contrast } from './color.ts';
import { checkContrast, contrastReport } from './contrast-rules.ts';
import { defineBrand } from './define-brand.ts';
import { colorNames } from './names.ts';
import type { Brand, BrandInput } from './brand.ts';

const minimalInput = {
  id: 'test',
  name: 'Test',
  markets: ['bd'],
  accent: '#0b6b50',
} as const satisfies BrandInput;

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const failures = (brand: Brand) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    checkContrast(brand.colors[theme], theme).filter(({ passes }) => !passes),
  );

describe('defineBrand', () => {
  it('derives accessible themes, or suggests an accent that has enough contrast', () => {
    const palettes = fc.record({
      spark: color,
      neutral: fc.record({
        hue: fc.integer({ min: 0, max: 359 }),
        chroma: fc.double({ min: 0, max: 0.03, noNaN: true }),
      }),
      nav: fc.constantFrom('surface', 'accent', 'vivid', 'spark', 'ink'),
    });

    fc.assert(
      fc.property(color, palettes, fc.record({ route: color, rider: color }), (accent, palette, map) => {
        const defineWithAccent = (triedAccent: string) =>
          defineBrand({ ...minimalInput, accent: triedAccent, palette, map });
        const suggestionPattern =
          /^Test, light theme: accent \(.*The nearest accent that passes is (#[\da-f]{6})\.$/;
        const rejection = errorMessage(() => defineWithAccent(accent));
        const brand = defineWithAccent(
          rejection === '' ? accent : (suggestionPattern.exec(rejection)?.[1] ?? rejection),
        );
        expect(failures(brand)).toEqual([]);
        expect(rejection !== '' || brand.colors.light.accent === accent).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('rejects an accent with too little contrast on the page', () => {
    expect(() => defineBrand({ ...minimalInput, accent: '#ffd400' })).toThrow(
      /^Test, light theme: accent \(#ffd400\) on page \(#[\da-f]{6}\) has a contrast of 1\.\d\d, but WCAG 2\.2 AA requires 3\. The nearest accent that passes is #[\da-f]{6}\.$/,
    );
    expect(() => defineBrand({ ...minimalInput, palette: { accentDark: '#101010' } })).toThrow(
      /^Test, dark theme: accent \(#101010\) on page/,
    );
  });

  it('derives every colour of both themes', () => {
    for (const brand of [mangrove, falaj]) {
      for (const colors of Object.values(brand.colors)) {
        expect(Object.keys(colors).sort()).toEqual([...colorNames].sort());
        expect(Object.values(colors).every((value) => /^#[\da-f]{6}([\da-f]{2})?$/.test(value))).toBe(true);
      }
    }
  });

  it('rejects an unreadable override and names the nearest passing colour', () => {
    const definePaleBrand = () =>
      defineBrand({ ...minimalInput, overrides: { light: { muted: '#9aa5a0' } } });

    expect(definePaleBrand).toThrow(
      /^Test, light theme: muted \(#9aa5a0\) on page \(#[\da-f]{6}\) has a contrast of 2\.\d\d, but WCAG 2\.2 AA requires 4\.5\. The nearest muted that passes is #[\da-f]{6}\.$/,
    );
    const nearest = /passes is (#[\da-f]{6})/.exec(errorMessage(definePaleBrand))?.[1] ?? '';
    expect(() => defineBrand({ ...minimalInput, overrides: { light: { muted: nearest } } })).not.toThrow();
    expect(contrast(nearest, '#ffffff')).toBeLessThan(6);
  });

  it('suggests a working replacement for any rejected override', () => {
    const names = fc.constantFrom(
      'text',
      'muted',
      'link',
      'accent-text',
      'border-strong',
      'danger-text',
      'nav-mark',
    );
    const theme = fc.constantFrom('light' as const, 'dark' as const);
    const tryOverride = (themeName: 'light' | 'dark', name: string, value: string) =>
      errorMessage(() => defineBrand({ ...minimalInput, overrides: { [themeName]: { [name]: value } } }));

    fc.assert(
      fc.property(theme, names, color, (themeName, name, value) => {
        const message = tryOverride(themeName, name, value);
        if (message === '') return;
        expect(message).toContain(`Test, ${themeName} theme: ${name} (${value}) on `);
        const remedy = /passes is (#[\da-f]{6})\.$/.exec(message)?.[1];
        expect(remedy).toBeDefined();
        expect(tryOverride(themeName, name, remedy ?? '')).toBe('');
      }),
      { numRuns: 80 },
    );
  });

  it('rejects controls below 44 px', () => {
    expect(() => defineBrand({ ...minimalInput, shape: { control: 2 } })).toThrow('44 px');
  });
});

describe('contrastReport', () => {
  it('lists the colour pairs of a valid brand and marks none as failed', () => {
    const report = contrastReport(falaj);
    expect(report).toContain('| dark | muted | raised |');
    expect(report).not.toContain('fails');
  });
});

describe('brand stylesheet', () => {
  it('sets a different radius, typeface and shadow for each brand', () => {
    const findCardRadius = (brand: Brand) => /--sb-radius-card:([^;]+)/.exec(brandCss(brand))?.[1];
    expect(findCardRadius(mangrove)).not.toBe(findCardRadius(falaj));
    expect(mangrove.type.sans).not.toEqual(falaj.type.sans);
    expect(mangrove.shadows.light.raised).not.toBe(falaj.shadows.light.raised);
  });

  it('applies only the default brand to a page without data-brand', () => {
    expect(brandCss(mangrove, { isDefault: true })).toContain(':root:not([data-brand])');
    expect(brandCss(mangrove)).not.toContain(':root');
  });

  it('follows the system theme unless data-theme is set', () => {
    const css = brandCss(mangrove);
    expect(css).toContain(
      "@media (prefers-color-scheme:dark){:where([data-brand='mangrove']:not([data-theme='light']))",
    );
    expect(css).toContain(":where([data-brand='mangrove'][data-theme='dark'])");
  });
});

function errorMessage(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}
