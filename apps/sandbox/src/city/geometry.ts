import type { Spot } from './plane.ts';

/** A closed outline; the last spot is not a repeat of the first. */
export type Ring = readonly Spot[];

export const distance = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The spot a share of the way from `a` (0) to `b` (1). */
export const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Consecutive pairs of a line. */
export function* segmentsOf(line: readonly Spot[]): Generator<readonly [Spot, Spot]> {
  for (let index = 1; index < line.length; index += 1) {
    yield [line[index - 1] as Spot, line[index] as Spot];
  }
}

/** The sides of a ring, the closing one included. */
export function* sidesOf(ring: Ring): Generator<readonly [Spot, Spot]> {
  for (let index = 0; index < ring.length; index += 1) {
    yield [ring[index] as Spot, ring[(index + 1) % ring.length] as Spot];
  }
}

/** Metres from the start of the line to each of its spots. */
export const metresAlong = (line: readonly Spot[]): number[] => {
  let total = 0;
  return line.map((spot, index) => {
    const previous = line[index - 1];
    total += previous === undefined ? 0 : distance(previous, spot);
    return total;
  });
};

/** Square metres; positive when the ring runs counter-clockwise. */
export const signedArea = (ring: Ring): number => {
  let doubled = 0;
  for (const [a, b] of sidesOf(ring)) {
    doubled += a.x * b.y - b.x * a.y;
  }
  return doubled / 2;
};

export const areaOf = (ring: Ring): number => Math.abs(signedArea(ring));

/** The plain mean of the corners. */
export const middleOf = (ring: Ring): Spot => {
  let x = 0;
  let y = 0;
  for (const spot of ring) {
    x += spot.x;
    y += spot.y;
  }
  return { x: x / ring.length, y: y / ring.length };
};

/** Whether the spot lies inside the ring (even–odd rule). */
export const contains = (ring: Ring, spot: Spot): boolean => {
  let inside = false;
  let a = ring[ring.length - 1] as Spot;
  for (const b of ring) {
    if (b.y > spot.y !== a.y > spot.y && spot.x < ((a.x - b.x) * (spot.y - b.y)) / (a.y - b.y) + b.x)
      inside = !inside;
    a = b;
  }
  return inside;
};

/** Where two segments cross, as shares of each; null when they do not. */
export const crossing = (
  a: Spot,
  b: Spot,
  c: Spot,
  d: Spot,
): { readonly first: number; readonly second: number } | null => {
  const abX = b.x - a.x;
  const abY = b.y - a.y;
  const cdX = d.x - c.x;
  const cdY = d.y - c.y;
  const slant = abX * cdY - abY * cdX;
  if (slant === 0) return null;
  const first = ((c.x - a.x) * cdY - (c.y - a.y) * cdX) / slant;
  const second = ((c.x - a.x) * abY - (c.y - a.y) * abX) / slant;
  return first >= 0 && first <= 1 && second >= 0 && second <= 1 ? { first, second } : null;
};

/** The share of the way from `a` to `b` at which the segment is nearest to the spot. */
export const nearestShare = (a: Spot, b: Spot, spot: Spot): number => {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const squared = x * x + y * y;
  if (squared === 0) return 0;
  return Math.min(1, Math.max(0, ((spot.x - a.x) * x + (spot.y - a.y) * y) / squared));
};

/** A spot inside the ring and far from its sides: the middle of the widest of a few level cuts. */
export const interiorSpot = (ring: Ring): Spot => {
  let low = Infinity;
  let high = -Infinity;
  for (const spot of ring) {
    low = Math.min(low, spot.y);
    high = Math.max(high, spot.y);
  }
  let best = middleOf(ring);
  let widest = 0;
  for (const share of [0.5, 0.42, 0.58, 0.33, 0.67]) {
    const y = low + (high - low) * share;
    const cuts: number[] = [];
    for (const [a, b] of sidesOf(ring)) {
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

/** The line moved sideways by so many metres; positive is to the left of its direction. */
export const beside = (line: readonly Spot[], metres: number): Spot[] =>
  line.map((spot, index) => {
    const before = line[Math.max(0, index - 1)] as Spot;
    const after = line[Math.min(line.length - 1, index + 1)] as Spot;
    const length = distance(before, after) || 1;
    return {
      x: spot.x - ((after.y - before.y) / length) * metres,
      y: spot.y + ((after.x - before.x) / length) * metres,
    };
  });
