import { beside, contains, type Ring } from './geometry.ts';
import type { Spot } from './plane.ts';
import type { Random } from './random.ts';

/** What the city is built around: a river through it, or the sea at its side. */
export interface Terrain {
  readonly kind: 'river' | 'coast';
  readonly water: Ring;
  /** The line along which the water's name is written. */
  readonly course: readonly Spot[];
  /** Lines at a promenade's distance from the water, for the streets along it. */
  readonly banks: readonly (readonly Spot[])[];
  readonly isWet: (spot: Spot) => boolean;
}

/** The water goes on beyond the city, so that a map that shows more has no edge in it. */
const reach = 32_000;
const step = 160;
const promenade = 42;

const isNear = ({ x, y }: Spot): boolean => Math.hypot(x, y) < 9000;

/** A line across the land at about `aside` metres from the centre, winding. */
const windingLine = (random: Random, aside: number, swing: number): Spot[] => {
  const heading = random.between(0, Math.PI * 2);
  const phases = [random.between(0, 6.28), random.between(0, 6.28), random.between(0, 6.28)] as const;
  const line: Spot[] = [];
  for (let along = -reach; along <= reach; along += step) {
    const winding =
      swing * (Math.sin(along / 930 + phases[0]) * 0.5 + Math.sin(along / 420 + phases[1]) * 0.2 + Math.sin(along / 4100 + phases[2]) * 1.1);
    // The heart of the city stays dry however the line winds.
    const across = Math.max(aside + winding, 950);
    line.push({
      x: Math.cos(heading) * along - Math.sin(heading) * across,
      y: Math.sin(heading) * along + Math.cos(heading) * across,
    });
  }
  return line;
};

const river = (random: Random): Terrain => {
  const line = windingLine(random, random.between(1500, 1900), 330);
  const half = random.between(95, 150);
  const ring = [...beside(line, half), ...beside(line, -half).reverse()];
  return {
    kind: 'river',
    water: ring,
    course: line.filter(isNear),
    banks: [beside(line, half + promenade), beside(line, -half - promenade)],
    isWet: (spot) => contains(ring, spot),
  };
};

const coast = (random: Random): Terrain => {
  const shore = windingLine(random, random.between(2300, 2700), 420);
  const first = shore[0] as Spot;
  const last = shore[shore.length - 1] as Spot;
  // The sea lies to the left of the shore line, away from the centre.
  const away = { x: -(last.y - first.y), y: last.x - first.x };
  const ring = [...shore, { x: last.x + away.x, y: last.y + away.y }, { x: first.x + away.x, y: first.y + away.y }];
  const course = beside(shore, 700).filter(isNear);
  return { kind: 'coast', water: ring, course, banks: [beside(shore, -promenade)], isWet: (spot) => contains(ring, spot) };
};

/** The land that a city of this kind stands on. */
export const createTerrain = (kind: Terrain['kind'], random: Random): Terrain => (kind === 'river' ? river(random) : coast(random));
