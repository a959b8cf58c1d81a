import { describe, expect, it } from 'vitest';
import { brands } from '@saddlebag/ui/brands';
import { manifestOf, maskableIcon } from './web-app-manifest.ts';

const allBrands = Object.values(brands).map((brand) => [brand.name, brand] as const);

describe('manifestOf', () => {
  // Proves: offline.install
  it.each(allBrands)('names %s and opens without browser controls', (name, brand) => {
    expect(manifestOf(brand)).toMatchObject({
      name,
      display: 'standalone',
      start_url: '/',
      theme_color: brand.colors.light.nav,
    });
  });
});

describe('maskableIcon', () => {
  it.each(allBrands)('fills the square with the colour of the top bar of %s', (_, brand) => {
    const icon = maskableIcon(brand);

    expect(icon).toContain(`<rect width="512" height="512" fill="${brand.colors.light.nav}"/>`);
    expect(icon).not.toMatch(/var\(|currentColor|undefined/);
  });
});
