import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '../brands/index.ts';
import { brandCss } from './brand-css.ts';
import { defineBrand } from './define-brand.ts';
import { tamarind } from './fixtures/tamarind.brand.ts';
import type { Brand } from './brand.ts';

const tokenNames = (css: string) => new Set([...css.matchAll(/(--sb-[\w-]+):/g)].map(([, name]) => name));

const signature = ({ shape, type, colors }: Brand) =>
  JSON.stringify([shape.radius, shape.elevation, shape.space, type.displayWeight, type.ratio, colors]);

describe('a ninth brand', () => {
  it('fits in one file of at most 40 lines', () => {
    const source = readFileSync(new URL('fixtures/tamarind.brand.ts', import.meta.url), 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  it('defines every token of the other brands', () => {
    const ninthTokens = tokenNames(brandCss(tamarind));
    for (const brand of Object.values(brands)) {
      expect([...tokenNames(brandCss(brand))].filter((token) => !ninthTokens.has(token))).toEqual([]);
    }
  });

  it('differs from every other brand', () => {
    const others = Object.values(brands).map(signature);
    expect(others).not.toContain(signature(tamarind));
  });

  it('derives all other values from the four required fields', () => {
    const minimalBrand = defineBrand({ id: 'plain', name: 'Plain Co', markets: ['lk'], accent: '#7a3b12' });

    expect(minimalBrand.density).toBe('comfortable');
    expect(minimalBrand.palette.neutral.hue).toBe(49);
    expect(minimalBrand.logo.mark.shapes).toContainEqual(expect.objectContaining({ text: 'P' }));
    expect(minimalBrand.logo.wordmark.shapes).toContainEqual(expect.objectContaining({ text: 'Plain Co' }));
    expect(tokenNames(brandCss(minimalBrand))).toEqual(tokenNames(brandCss(tamarind)));
  });

  it.each([
    ['No Id', 'the id "No Id"'],
    ['tam--arind', 'the id "tam--arind"'],
  ])('rejects the id %s', (id, message) => {
    expect(() => defineBrand({ id, name: 'Tamarind', markets: ['lk'], accent: '#7a3b12' })).toThrow(message);
  });

  it('rejects a market that is not a two-letter code', () => {
    expect(() =>
      defineBrand({ id: 'tamarind', name: 'Tamarind', markets: ['LKA'], accent: '#7a3b12' }),
    ).toThrow('the market "LKA" is not a country code');
  });
});

describe('brand density', () => {
  const controlHeight = (css: string, selector: string) =>
    css.slice(css.indexOf(selector)).match(/--sb-size-control:([\d.]+)rem/)?.[1];

  it('uses the default of the brand unless data-density is set', () => {
    expect(controlHeight(brandCss(tamarind), ":where([data-brand='tamarind']){")).toBe('2.25');
    expect(controlHeight(brandCss(tamarind), "[data-density='comfortable']")).toBe('3');
    expect(controlHeight(brandCss(brands.kyma), "[data-density='compact']")).toBe('2.25');
  });

  it('makes forms compact for a mouse, or as comfortable as the brand asks', () => {
    const formRule = "@media not (pointer:coarse){:where([data-brand='kyma'] [data-density='form']){";
    expect(controlHeight(brandCss(brands.kyma), formRule)).toBe('2.25');
    expect(controlHeight(brandCss({ ...brands.kyma, formDensity: 'comfortable' }), formRule)).toBe('3.375');
  });

  it('keeps touch targets at 44 px in compact density', () => {
    for (const brand of [tamarind, ...Object.values(brands)]) {
      const css = brandCss(brand);
      const touch = css.slice(css.indexOf('@media (pointer:coarse)'));
      expect(Number(controlHeight(touch, '--sb-size-control:')) * 16).toBeGreaterThanOrEqual(44);
    }
  });
});
