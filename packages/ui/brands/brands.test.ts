import { describe, expect, it } from 'vitest';
import { checkContrast } from '../tokens/contrast-rules.ts';
import { brands } from './index.ts';
import type { Brand } from '../tokens/brand.ts';

const allBrands: readonly Brand[] = Object.values(brands);

describe('the brand collection', () => {
  it.each(allBrands.map((brand) => [brand.name, brand] as const))(
    'passes every contrast rule in both themes of %s',
    (_, brand) => {
      const failures = (['light', 'dark'] as const).flatMap((theme) =>
        checkContrast(brand.colors[theme], theme).filter(({ passes }) => !passes),
      );
      expect(failures).toEqual([]);
    },
  );

  it('contains only brands that differ from each other in at least three shape or type traits', () => {
    const traits: readonly ((brand: Brand) => unknown)[] = [
      ({ shape }) => shape.radius,
      ({ type }) => [type.sans.family, type.display.family],
      ({ shape, density }) => [shape.space, shape.control, density],
      ({ type }) => [type.displayWeight, type.ratio],
    ];
    const signatures = allBrands.map((brand) => traits.map((trait) => JSON.stringify(trait(brand))));
    for (const [index, signature] of signatures.entries()) {
      for (const other of signatures.slice(index + 1)) {
        expect(
          signature.filter((trait, position) => trait !== other[position]).length,
        ).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('contains a unique mark and wordmark for each brand, drawn as paths', () => {
    const drawings = allBrands.flatMap(({ logo }) => [logo.mark, logo.wordmark]);
    expect(drawings.every(({ shapes }) => shapes.every((shape) => 'd' in shape))).toBe(true);
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing.shapes))).size).toBe(
      allBrands.length * 2,
    );
  });
});
