import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCity } from './create-city.ts';
import { createDeliveryAreas, isDeliverable } from './delivery-area.ts';
import { containsSpot, distance } from './geometry.ts';

const city = createCity('bd');
const areas = createDeliveryAreas(city, city.center);
const pointAtDistance = (angle: number, metres: number) =>
  city.plane.toPoint({ x: Math.cos(angle) * metres, y: Math.sin(angle) * metres });
const anyAngle = fc.double({ min: 0, max: 6.28, noNaN: true });

describe('createDeliveryAreas', () => {
  it('returns a closed ring with a radius of about 4.5 km', () => {
    const ring = areas[0]?.ring ?? [];
    expect(ring[0]).toEqual(ring.at(-1));
    const distances = ring.map(([longitude, latitude]) =>
      distance({ x: 0, y: 0 }, city.plane.toSpot({ longitude, latitude })),
    );
    expect(Math.max(...distances)).toBeLessThan(5100);
    expect(Math.max(...distances)).toBeGreaterThan(4000);
    expect(new Set(distances.map(Math.round)).size).toBeGreaterThan(10);
  });

  it('returns an area that ends at the river', () => {
    const river = city.water[0]?.ring ?? [];
    for (const [longitude, latitude] of areas[0]?.ring ?? []) {
      expect(containsSpot(river, city.plane.toSpot({ longitude, latitude }))).toBe(false);
    }
  });

  it('includes all points within 500 m of the vendor', () => {
    fc.assert(
      fc.property(anyAngle, (direction) => {
        expect(isDeliverable(areas, pointAtDistance(direction, 500))).toBe(true);
      }),
    );
  });

  it('excludes all points beyond 5.2 km', () => {
    fc.assert(
      fc.property(anyAngle, fc.double({ min: 5200, max: 1e6, noNaN: true }), (direction, metres) => {
        expect(isDeliverable(areas, pointAtDistance(direction, metres))).toBe(false);
      }),
    );
  });

  it('excludes points across the river', () => {
    const river = city.water[0]?.ring ?? [];
    const riverDirection = Array.from({ length: 720 }, (_, index) => (index / 720) * 6.28).find((direction) =>
      Array.from({ length: 60 }, (_, step) => step * 50).some((metres) =>
        containsSpot(river, { x: Math.cos(direction) * metres, y: Math.sin(direction) * metres }),
      ),
    );
    expect(riverDirection).toBeDefined();
    expect(isDeliverable(areas, pointAtDistance(riverDirection ?? 0, 3400))).toBe(false);
  });
});
