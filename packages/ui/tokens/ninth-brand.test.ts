import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '../brands/index.ts';
import { brandCss } from './brand-css.ts';
import { defineBrand } from './define-brand.ts';
import { tamarind } from './fixtures/tamarind.brand.ts';
import type { Brand } from './brand.ts';

const tokensOf = (css: string) => new Set([...css.matchAll(/(--sb-[\w-]+):/g)].map(([, name]) => name));

const signature = ({ shape, type, colors }: Brand) =>
  JSON.stringify([shape.radius, shape.elevation, shape.space, type.displayWeight, type.ratio, colors]);

describe('a ninth brand', () => {
  it('is one file of at most 40 lines', () => {
    const source = readFileSync(new URL('fixtures/tamarind.brand.ts', import.meta.url), 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  it('has every token that the others have', () => {
    const ninth = tokensOf(brandCss(tamarind));
    for (const brand of Object.values(brands)) {
      expect([...tokensOf(brandCss(brand))].filter((token) => !ninth.has(token))).toEqual([]);
    }
  });

  it('looks like none of the others', () => {
    const others = Object.values(brands).map(signature);
    expect(others).not.toContain(signature(tamarind));
  });

  it('needs four decisions and derives the rest', () => {
    const plain = defineBrand({ id: 'plain', name: 'Plain Co', markets: ['lk'], accent: '#7a3b12' });

    expect(plain.density).toBe('comfortable');
    expect(plain.palette.neutral.hue).toBe(49);
    expect(plain.logo.mark.shapes).toContainEqual(expect.objectContaining({ text: 'P' }));
    expect(plain.logo.wordmark.shapes).toContainEqual(expect.objectContaining({ text: 'Plain Co' }));
    expect(tokensOf(brandCss(plain))).toEqual(tokensOf(brandCss(tamarind)));
  });

  it.each([
    ['No Id', 'the id "No Id"'],
    ['tam--arind', 'the id "tam--arind"'],
  ])('is told what an id is when it is called %s', (id, message) => {
    expect(() => defineBrand({ id, name: 'Tamarind', markets: ['lk'], accent: '#7a3b12' })).toThrow(message);
  });

  it('is told what a market is', () => {
    expect(() =>
      defineBrand({ id: 'tamarind', name: 'Tamarind', markets: ['LKA'], accent: '#7a3b12' }),
    ).toThrow('the market "LKA" is no country code');
  });
});

describe('the density of a brand', () => {
  const control = (css: string, selector: string) =>
    css.slice(css.indexOf(selector)).match(/--sb-size-control:([\d.]+)rem/)?.[1];

  it('is its own on a page that chooses none, and the other one on a page that asks for it', () => {
    expect(control(brandCss(tamarind), ":where([data-brand='tamarind']){")).toBe('2.25');
    expect(control(brandCss(tamarind), "[data-density='comfortable']")).toBe('3');
    expect(control(brandCss(brands.kyma), "[data-density='compact']")).toBe('2.25');
  });

  it('leaves a thumb 44 px, however compact', () => {
    for (const brand of [tamarind, ...Object.values(brands)]) {
      const css = brandCss(brand);
      const touch = css.slice(css.indexOf('@media (pointer:coarse)'));
      expect(Number(control(touch, '--sb-size-control:')) * 16).toBeGreaterThanOrEqual(44);
    }
  });
});
