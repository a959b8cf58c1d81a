import { beside, between, distance, nearestShare, type Ring } from './geometry.ts';
import type { Spot } from './plane.ts';
import type { Random } from './random.ts';

/** What the city is built around: a river through it, or the sea at its side. */
export interface Terrain {
  readonly water: Ring;
  /** The line along which the water's name is written. */
  readonly course: readonly Spot[];
  /** Lines at a promenade's distance from the water, for the streets along it. */
  readonly banks: readonly (readonly Spot[])[];
  /** Whether there is water within so many metres of the spot. */
  readonly hasWaterWithin: (spot: Spot, metres: number) => boolean;
}
export type TerrainKind = 'river' | 'coast';

/** The water goes on beyond the city, so that a map that shows more has no edge in it. */
const reach = 32_000;
const step = 160;
const promenade = 42;

const isNear = ({ x, y }: Spot): boolean => Math.hypot(x, y) < 9000;

interface Winding {
  readonly line: readonly Spot[];
  /** Metres from a spot to the line, negative to the left of it. */
  readonly offset: (spot: Spot) => number;
}

/** A line across the land at about `aside` metres from the centre, winding. */
const windingLine = (random: Random, aside: number, swing: number): Winding => {
  const heading = random.between(0, Math.PI * 2);
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const phases = [random.between(0, 6.28), random.between(0, 6.28), random.between(0, 6.28)] as const;
  const line: Spot[] = [];
  for (let along = -reach; along <= reach; along += step) {
    const winding =
      swing *
      (Math.sin(along / 930 + phases[0]) * 0.5 +
        Math.sin(along / 420 + phases[1]) * 0.2 +
        Math.sin(along / 4100 + phases[2]) * 1.1);
    // The heart of the city stays dry however the line winds.
    const across = Math.max(aside + winding, 950);
    line.push({ x: cos * along - sin * across, y: sin * along + cos * across });
  }
  const offset = (spot: Spot): number => {
    // The line runs along its heading, so only a few of its segments can be the nearest.
    const around = Math.round((spot.x * cos + spot.y * sin + reach) / step);
    let nearest = Infinity;
    for (let index = Math.max(1, around - 6); index <= Math.min(line.length - 1, around + 6); index += 1) {
      const [a, b] = [line[index - 1] as Spot, line[index] as Spot];
      const away = distance(between(a, b, nearestShare(a, b, spot)), spot);
      const isLeft = (b.x - a.x) * (spot.y - a.y) > (b.y - a.y) * (spot.x - a.x);
      if (away < Math.abs(nearest)) nearest = isLeft ? -away : away;
    }
    return nearest;
  };
  return { line, offset };
};

const river = (random: Random): Terrain => {
  const { line, offset } = windingLine(random, random.between(1500, 1900), 330);
  const half = random.between(95, 150);
  return {
    water: [...beside(line, half), ...beside(line, -half).reverse()],
    course: line.filter(isNear),
    banks: [beside(line, half + promenade), beside(line, -half - promenade)],
    hasWaterWithin: (spot, metres) => Math.abs(offset(spot)) <= half + metres,
  };
};

const coast = (random: Random): Terrain => {
  const { line: shore, offset } = windingLine(random, random.between(2300, 2700), 420);
  const first = shore[0] as Spot;
  const last = shore[shore.length - 1] as Spot;
  // The sea lies to the left of the shore line, away from the centre.
  const away = { x: -(last.y - first.y), y: last.x - first.x };
  return {
    water: [
      ...shore,
      { x: last.x + away.x, y: last.y + away.y },
      { x: first.x + away.x, y: first.y + away.y },
    ],
    course: beside(shore, 700).filter(isNear),
    banks: [beside(shore, -promenade)],
    hasWaterWithin: (spot, metres) => offset(spot) <= metres,
  };
};

/** The land that a city of this kind stands on. */
export const createTerrain = (kind: TerrainKind, random: Random): Terrain =>
  kind === 'river' ? river(random) : coast(random);
