import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '@saddlebag/domain/contracts';
import { createCity } from './create-city.ts';
import { distance } from './geometry.ts';
import { findNearestStreet } from './nearest-street.ts';
import { findRoute } from './route.ts';

const city = createCity('bd');
const anyMetre = fc.double({ min: -4800, max: 4800, noNaN: true });
const anyPoint = fc.tuple(anyMetre, anyMetre).map(([x, y]): Point => city.plane.toPoint({ x, y }));

describe('shortest route', () => {
  it('follows streets and has a distance for each point', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (from, to) => {
        const { points, metres, length } = findRoute(city, from, to);
        const spots = points.map(city.plane.toSpot);
        expect(Math.max(...spots.map((spot) => findNearestStreet(city, spot).metresAway))).toBeLessThan(0.5);
        spots.slice(1).forEach((spot, index) => {
          const segmentMetres = (metres[index + 1] ?? 0) - (metres[index] ?? 0);
          expect(Math.abs(segmentMetres - distance(spots[index] ?? spot, spot))).toBeLessThan(0.5);
        });
        expect(metres.at(-1)).toBe(length);
        expect(metres.length).toBe(points.length);
        expect(points.length).toBeGreaterThan(1);
      }),
    );
  });

  it('has the same length in both directions', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (from, to) => {
        expect(findRoute(city, from, to).length).toBeCloseTo(findRoute(city, to, from).length, 3);
      }),
    );
  });

  it('is never longer than a route through a third point', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, (from, via, to) => {
        const direct = findRoute(city, from, to).length;
        expect(direct).toBeLessThanOrEqual(
          findRoute(city, from, via).length + findRoute(city, via, to).length + 0.5,
        );
      }),
    );
  });

  it('starts at the position on a street nearest to the requested point', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (from, to) => {
        const { points } = findRoute(city, from, to);
        const start = findNearestStreet(city, city.plane.toSpot(from)).spot;
        expect(distance(city.plane.toSpot(points[0] ?? from), start)).toBeLessThan(0.5);
      }),
    );
  });

  it('has length 0 between equal points', () => {
    expect(findRoute(city, city.center, city.center).length).toBe(0);
  });

  it('starts in the city even from a distant point', () => {
    expect(findRoute(city, { latitude: 0, longitude: 0 }, city.center).length).toBeGreaterThan(1000);
  });

  it('exists even between numbers that are not coordinates', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (latitude, longitude) => {
        expect(findRoute(city, { latitude, longitude }, city.center).points.length).toBeGreaterThan(1);
        expect(findRoute(city, city.center, { latitude, longitude }).points.length).toBeGreaterThan(1);
      }),
      {
        examples: [
          [99_999_999_999_999, 90],
          [Infinity, -Infinity],
          [NaN, NaN],
        ],
      },
    );
  });
});
