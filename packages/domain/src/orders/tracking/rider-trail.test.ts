import { describe, expect, it } from 'vitest';
import { extendTrail, headingOf } from './rider-trail.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('extendTrail', () => {
  it('adds a point only if the rider has moved', () => {
    const trail = extendTrail([at(23, 90)], at(23.1, 90));

    expect(trail).toEqual([at(23, 90), at(23.1, 90)]);
    expect(extendTrail(trail, at(23.1, 90))).toBe(trail);
  });

  it('drops the oldest points beyond 600', () => {
    const points = Array.from({ length: 605 }, (_, index) => at(23 + index / 10_000, 90));

    const trail = points.reduce(extendTrail, []);

    expect(trail).toEqual(points.slice(5));
  });
});

describe('headingOf', () => {
  it.each([
    ['north', at(1, 0), 0],
    ['east', at(0, 1), 90],
    ['south', at(-1, 0), 180],
    ['west', at(0, -1), 270],
  ])('returns the direction of the last movement: %s', (_name, to, degrees) => {
    expect(headingOf([at(5, 5), at(0, 0), to])).toBeCloseTo(degrees, 6);
  });

  it('returns null without a movement', () => {
    expect(headingOf([])).toBeNull();
    expect(headingOf([at(0, 0)])).toBeNull();
  });
});
