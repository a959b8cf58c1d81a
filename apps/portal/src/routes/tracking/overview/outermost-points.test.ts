import { describe, expect, it } from 'vitest';
import { outermostPoints } from './outermost-points.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('outermostPoints', () => {
  it('returns the points that span the area of all others', () => {
    const [south, north, west, east, middle] = [at(1, 5), at(9, 5), at(5, 1), at(5, 9), at(5, 5)];

    const outermost = outermostPoints([middle, south, north, west, east]);

    expect(new Set(outermost)).toEqual(new Set([south, north, west, east]));
  });

  it('returns the point in a corner, although others are further south and further east', () => {
    const corner = at(2, 8);

    expect(outermostPoints([at(1, 4), at(6, 9), corner])).toContain(corner);
  });

  it('returns each point once', () => {
    const point = at(1, 1);

    expect(outermostPoints([point])).toEqual([point]);
  });

  it('returns nothing without points', () => {
    expect(outermostPoints([])).toEqual([]);
  });
});
