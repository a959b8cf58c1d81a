import { describe, expect, it } from 'vitest';
import { checkContrast } from '../tokens/contrast-rules.ts';
import { brands } from './index.ts';
import type { Brand } from '../tokens/brand.ts';

const all: readonly Brand[] = Object.values(brands);

describe('the eight brands', () => {
  it.each(all.map((brand) => [brand.name, brand] as const))(
    '%s passes every contrast rule in both themes',
    (_, brand) => {
      const failed = (['light', 'dark'] as const).flatMap((theme) =>
        checkContrast(brand.colors[theme], theme).filter(({ passes }) => !passes),
      );
      expect(failed).toEqual([]);
    },
  );

  it('are told apart by form and type alone', () => {
    const traits: readonly ((brand: Brand) => unknown)[] = [
      ({ shape }) => shape.radius,
      ({ type }) => [type.sans.family, type.display.family],
      ({ shape, density }) => [shape.space, shape.control, density],
      ({ type }) => [type.displayWeight, type.ratio],
    ];
    const signatures = all.map((brand) => traits.map((trait) => JSON.stringify(trait(brand))));
    for (const [index, one] of signatures.entries()) {
      for (const other of signatures.slice(index + 1)) {
        expect(one.filter((trait, at) => trait !== other[at]).length).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('have each a sign and a word-mark of their own, drawn as paths', () => {
    const drawings = all.flatMap(({ logo }) => [logo.mark, logo.wordmark]);
    expect(drawings.every(({ shapes }) => shapes.every((shape) => 'd' in shape))).toBe(true);
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing.shapes))).size).toBe(all.length * 2);
  });
});
