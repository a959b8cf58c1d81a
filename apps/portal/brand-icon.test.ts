import { describe, expect, it } from 'vitest';
import { brands } from '@saddlebag/ui/brands';
import { defineBrand, type Brand } from '@saddlebag/ui/tokens';
import { brandIcon } from './brand-icon.ts';

/** What the plugin writes into the build. */
function iconOf(brand: Brand): string {
  const { generateBundle } = brandIcon(brand);
  const written: { fileName?: string; source?: string }[] = [];
  const context = { emitFile: (file: { fileName?: string; source?: string }) => written.push(file) };
  Reflect.apply(generateBundle as () => void, context, []);
  expect(written.map(({ fileName }) => fileName)).toEqual(['favicon.svg']);
  return written[0]?.source ?? '';
}

describe('the icon of a build', () => {
  it.each(Object.values(brands).map((brand) => [brand.name, brand] as const))(
    'is the sign of %s in colours that need no stylesheet',
    (_, brand) => {
      const icon = iconOf(brand);
      expect(icon.match(/<path /g)).toHaveLength(brand.logo.mark.shapes.length);
      expect(icon).toContain(brand.colors.light.accent);
      expect(icon).not.toMatch(/var\(|currentColor|undefined/);
    },
  );

  it('is the initial of a brand without a sign, whatever sign it begins with', () => {
    const brand = defineBrand({ id: 'amp', name: '& Sons', markets: ['lk'], accent: '#7a3b12' });
    expect(iconOf(brand)).toContain('>&amp;</text>');
  });
});
