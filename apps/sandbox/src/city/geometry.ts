import type { Spot } from './plane.ts';

/** A closed outline. The last position does not repeat the first. */
export type Ring = readonly Spot[];

export const distance = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Interpolates between `a` (fraction 0) and `b` (fraction 1). */
export const interpolate = (a: Spot, b: Spot, fraction: number): Spot => ({
  x: a.x + (b.x - a.x) * fraction,
  y: a.y + (b.y - a.y) * fraction,
});

export function* lineSegments(line: readonly Spot[]): Generator<readonly [Spot, Spot]> {
  for (let index = 1; index < line.length; index += 1) {
    yield [line[index - 1] as Spot, line[index] as Spot];
  }
}

/** Yields the sides of a ring, including the closing one. */
export function* ringSides(ring: Ring): Generator<readonly [Spot, Spot]> {
  for (let index = 0; index < ring.length; index += 1) {
    yield [ring[index] as Spot, ring[(index + 1) % ring.length] as Spot];
  }
}

/** Returns the metres from the start of the line to each of its positions. */
export const cumulativeMetres = (line: readonly Spot[]): number[] => {
  let total = 0;
  return line.map((spot, index) => {
    const previous = line[index - 1];
    total += previous === undefined ? 0 : distance(previous, spot);
    return total;
  });
};

/** Returns the area in square metres: positive for a counter-clockwise ring, negative for a clockwise one. */
export const signedArea = (ring: Ring): number => {
  let doubledArea = 0;
  for (const [a, b] of ringSides(ring)) {
    doubledArea += a.x * b.y - b.x * a.y;
  }
  return doubledArea / 2;
};

export const ringArea = (ring: Ring): number => Math.abs(signedArea(ring));

export const meanCorner = (ring: Ring): Spot => {
  let x = 0;
  let y = 0;
  for (const spot of ring) {
    x += spot.x;
    y += spot.y;
  }
  return { x: x / ring.length, y: y / ring.length };
};

/** Whether the position lies inside the ring (even–odd rule). */
export const containsSpot = (ring: Ring, spot: Spot): boolean => {
  let inside = false;
  let a = ring[ring.length - 1] as Spot;
  for (const b of ring) {
    if (b.y > spot.y !== a.y > spot.y && spot.x < ((a.x - b.x) * (spot.y - b.y)) / (a.y - b.y) + b.x)
      inside = !inside;
    a = b;
  }
  return inside;
};

/**
 * Returns where the segments `ab` and `cd` cross, as a fraction of each. Returns null if they do not cross.
 */
export const findCrossing = (
  a: Spot,
  b: Spot,
  c: Spot,
  d: Spot,
): { readonly first: number; readonly second: number } | null => {
  const abX = b.x - a.x;
  const abY = b.y - a.y;
  const cdX = d.x - c.x;
  const cdY = d.y - c.y;
  const determinant = abX * cdY - abY * cdX;
  if (determinant === 0) return null;
  const first = ((c.x - a.x) * cdY - (c.y - a.y) * cdX) / determinant;
  const second = ((c.x - a.x) * abY - (c.y - a.y) * abX) / determinant;
  return first >= 0 && first <= 1 && second >= 0 && second <= 1 ? { first, second } : null;
};

/** Returns the position on the segment `ab` that is nearest to a position, as a fraction of its length. */
export const nearestFraction = (a: Spot, b: Spot, spot: Spot): number => {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const squared = x * x + y * y;
  if (squared === 0) return 0;
  return Math.min(1, Math.max(0, ((spot.x - a.x) * x + (spot.y - a.y) * y) / squared));
};

/** Returns a position well inside the ring: the middle of the widest of five horizontal cuts. */
export const interiorSpot = (ring: Ring): Spot => {
  let low = Infinity;
  let high = -Infinity;
  for (const spot of ring) {
    low = Math.min(low, spot.y);
    high = Math.max(high, spot.y);
  }
  let best = meanCorner(ring);
  let widest = 0;
  for (const fraction of [0.5, 0.42, 0.58, 0.33, 0.67]) {
    const y = low + (high - low) * fraction;
    const cuts: number[] = [];
    for (const [a, b] of ringSides(ring)) {
      if (a.y > y !== b.y > y) cuts.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
    }
    cuts.sort((a, b) => a - b);
    for (let index = 1; index < cuts.length; index += 2) {
      const left = cuts[index - 1] as number;
      const right = cuts[index] as number;
      if (right - left > widest) {
        widest = right - left;
        best = { x: (left + right) / 2, y };
      }
    }
  }
  return best;
};

/** Offsets a line by `metres` to the left of its direction. Negative values offset it to the right. */
export const offsetLine = (line: readonly Spot[], metres: number): Spot[] =>
  line.map((spot, index) => {
    const before = line[Math.max(0, index - 1)] as Spot;
    const after = line[Math.min(line.length - 1, index + 1)] as Spot;
    const length = distance(before, after) || 1;
    return {
      x: spot.x - ((after.y - before.y) / length) * metres,
      y: spot.y + ((after.x - before.x) / length) * metres,
    };
  });
