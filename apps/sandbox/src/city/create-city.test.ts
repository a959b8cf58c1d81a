import { describe, expect, it } from 'vitest';
import { markets } from '@saddlebag/domain/contracts';
import { doorSpot } from './address.ts';
import { createCity } from './create-city.ts';
import { containsSpot, distance } from './geometry.ts';
import { findNearestStreet } from './nearest-street.ts';

describe('createCity', () => {
  it('generates the same city each time', () => {
    const [first, second] = [createCity('sg'), createCity('sg')];
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });

  it.each(['bd', 'sg', 'bh', 'no', 'ua', 'jp'] as const)(
    'generates a connected street network for %s',
    (country) => {
      const city = createCity(country);
      const { junctions, edges, edgesAt } = city.graph;
      const reached = new Set([0]);
      for (const junction of reached) {
        for (const index of edgesAt[junction] ?? []) {
          reached.add(edges[index]?.from ?? 0);
          reached.add(edges[index]?.to ?? 0);
        }
      }
      expect(reached.size).toBe(junctions.length);
      expect(city.streets.length).toBeGreaterThan(500);
      expect(city.areas.length).toBeGreaterThan(10);
      expect(findNearestStreet(city, { x: 0, y: 0 }).metresAway).toBeLessThan(120);
    },
  );

  it.each(['bd', 'sg'] as const)('places no address of %s in the water', (country) => {
    const city = createCity(country);
    const inWater = city.streets.flatMap((street) =>
      Array.from({ length: street.houses }, (_, index) => index + 1)
        .filter((number) => city.water.some(({ ring }) => containsSpot(ring, doorSpot(street, number))))
        .map((number) => `${street.name} ${number}`),
    );
    expect(inWater).toEqual([]);
  });

  it.each(['bd', 'sg', 'bh'] as const)('names no two streets of a district in %s the same', (country) => {
    const city = createCity(country);
    const names = city.streets.filter(({ houses }) => houses > 0).map(({ name, area }) => `${name}, ${area}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('places no building on a street', () => {
    const city = createCity('bd');
    const tooNear = city.buildings.filter((house) =>
      house.some((corner) => findNearestStreet(city, corner).metresAway < 6),
    );
    expect(tooNear).toEqual([]);
  });

  it('generates a city that spans ten kilometres around the centre of the market', () => {
    const city = createCity('bh');
    const { west, south, east, north } = city.bounds;
    const corner = city.plane.toSpot({ latitude: south, longitude: west });
    const opposite = city.plane.toSpot({ latitude: north, longitude: east });
    expect(distance(corner, opposite)).toBeCloseTo(Math.hypot(10_000, 10_000), -1);
    expect(city.center).toEqual(markets.bh.center);
  });
});
