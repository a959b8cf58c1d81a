import { describe, expect, it } from 'vitest';
import { cornersOf } from './corners-of.ts';

describe('cornersOf', () => {
  it('returns two points that enclose all others', () => {
    const points = [
      { latitude: 23.8, longitude: 90.41 },
      { latitude: 23.7, longitude: 90.45 },
      { latitude: 23.75, longitude: 90.4 },
    ];

    expect(cornersOf(points)).toEqual([
      { latitude: 23.7, longitude: 90.4 },
      { latitude: 23.8, longitude: 90.45 },
    ]);
  });

  it('returns nothing without points', () => {
    expect(cornersOf([])).toEqual([]);
  });
});
