import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { falaj, mangrove } from '../brands/index.ts';
import { brandCss } from './brand-css.ts';
import { contrast } from './color.ts';
import { checkContrast, contrastReport } from './contrast-rules.ts';
import { defineBrand } from './define-brand.ts';
import { colorNames } from './names.ts';
import type { Brand, BrandInput } from './brand.ts';

const input = {
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

describe('a brand', () => {
  it('passes WCAG 2.2 AA in both themes, or is refused for its accent alone and passes with the one it is told', () => {
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
        const made = (tried: string) => defineBrand({ ...input, accent: tried, palette, map });
        const told = /^Test, light theme: accent \(.*The nearest accent that passes is (#[\da-f]{6})\.$/;
        const refusal = messageOf(() => made(accent));
        const brand = made(refusal === '' ? accent : (told.exec(refusal)?.[1] ?? refusal));
        expect(failures(brand)).toEqual([]);
        expect(refusal !== '' || brand.colors.light.accent === accent).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses an accent that cannot be told from the page instead of changing it', () => {
    expect(() => defineBrand({ ...input, accent: '#ffd400' })).toThrow(
      /^Test, light theme: accent \(#ffd400\) on page \(#[\da-f]{6}\) has a contrast of 1\.\d\d, but WCAG 2\.2 AA asks for 3\. The nearest accent that passes is #[\da-f]{6}\.$/,
    );
    expect(() => defineBrand({ ...input, palette: { accentDark: '#101010' } })).toThrow(
      /^Test, dark theme: accent \(#101010\) on page/,
    );
  });

  it('gives every colour a value in both themes', () => {
    for (const brand of [mangrove, falaj]) {
      for (const colors of Object.values(brand.colors)) {
        expect(Object.keys(colors).sort()).toEqual([...colorNames].sort());
        expect(Object.values(colors).every((value) => /^#[\da-f]{6}([\da-f]{2})?$/.test(value))).toBe(true);
      }
    }
  });

  it('refuses a colour that cannot be read, and names the pair, its contrast and the nearest that can', () => {
    const pale = () => defineBrand({ ...input, overrides: { light: { muted: '#9aa5a0' } } });

    expect(pale).toThrow(
      /^Test, light theme: muted \(#9aa5a0\) on page \(#[\da-f]{6}\) has a contrast of 2\.\d\d, but WCAG 2\.2 AA asks for 4\.5\. The nearest muted that passes is #[\da-f]{6}\.$/,
    );
    const nearest = /passes is (#[\da-f]{6})/.exec(messageOf(pale))?.[1] ?? '';
    expect(() => defineBrand({ ...input, overrides: { light: { muted: nearest } } })).not.toThrow();
    expect(contrast(nearest, '#ffffff')).toBeLessThan(6);
  });

  it('is told a remedy that works, whichever colour it gave a name that is written with', () => {
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
    const attempt = (chosen: 'light' | 'dark', name: string, value: string) =>
      messageOf(() => defineBrand({ ...input, overrides: { [chosen]: { [name]: value } } }));

    fc.assert(
      fc.property(theme, names, color, (chosen, name, value) => {
        const message = attempt(chosen, name, value);
        if (message === '') return;
        expect(message).toContain(`Test, ${chosen} theme: ${name} (${value}) on `);
        const remedy = /passes is (#[\da-f]{6})\.$/.exec(message)?.[1];
        expect(remedy).toBeDefined();
        expect(attempt(chosen, name, remedy ?? '')).toBe('');
      }),
      { numRuns: 80 },
    );
  });

  it('refuses controls that are too small to press', () => {
    expect(() => defineBrand({ ...input, shape: { control: 2 } })).toThrow('44 px');
  });

  it('lists every pair in its contrast report', () => {
    const report = contrastReport(falaj);
    expect(report).toContain('| dark | muted | raised |');
    expect(report).not.toContain('fails');
  });
});

describe('the tokens of a brand', () => {
  it('differ between the brands in more than colour', () => {
    const shapeOf = (brand: Brand) => /--sb-radius-card:([^;]+)/.exec(brandCss(brand))?.[1];
    expect(shapeOf(mangrove)).not.toBe(shapeOf(falaj));
    expect(mangrove.type.sans).not.toEqual(falaj.type.sans);
    expect(mangrove.shadows.light.raised).not.toBe(falaj.shadows.light.raised);
  });

  it('hold on a page without data-brand only for the default brand', () => {
    expect(brandCss(mangrove, { isDefault: true })).toContain(':root:not([data-brand])');
    expect(brandCss(mangrove)).not.toContain(':root');
  });

  it('follow the system unless the page says light or dark', () => {
    const css = brandCss(mangrove);
    expect(css).toContain(
      "@media (prefers-color-scheme:dark){:where([data-brand='mangrove']:not([data-theme='light']))",
    );
    expect(css).toContain(":where([data-brand='mangrove'][data-theme='dark'])");
  });
});

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}
