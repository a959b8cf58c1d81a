import { describe, expect, it } from 'vitest';
import { brands } from '@saddlebag/ui/brands';
import { defineBrand, type Brand } from '@saddlebag/ui/tokens';
import { brandIcon } from './brand-icon.ts';

/** Returns the icon file that the plugin emits. */
function emittedIcon(brand: Brand): string {
  const { generateBundle } = brandIcon(brand);
  const emitted: { fileName?: string; source?: string }[] = [];
  const context = { emitFile: (file: { fileName?: string; source?: string }) => emitted.push(file) };
  Reflect.apply(generateBundle as () => void, context, []);
  expect(emitted.map(({ fileName }) => fileName)).toEqual(['favicon.svg']);
  return emitted[0]?.source ?? '';
}

describe('brandIcon', () => {
  it.each(Object.values(brands).map((brand) => [brand.name, brand] as const))(
    'draws the mark of %s without CSS variables or currentColor',
    (_, brand) => {
      const icon = emittedIcon(brand);
      expect(icon.match(/<path /g)).toHaveLength(brand.logo.mark.shapes.length);
      expect(icon).toContain(brand.colors.light.accent);
      expect(icon).not.toMatch(/var\(|currentColor|undefined/);
    },
  );

  it('draws and escapes the initial of a brand without a mark', () => {
    const brand = defineBrand({ id: 'amp', name: '& Sons', markets: ['lk'], accent: '#7a3b12' });
    expect(emittedIcon(brand)).toContain('>&amp;</text>');
  });
});
