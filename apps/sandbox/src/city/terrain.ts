import { offsetLine, interpolate, distance, nearestFraction, type Ring } from './geometry.ts';
import type { Spot } from './plane.ts';
import type { Random } from './random.ts';

/** The water of a city: a river through it, or the sea at its side. */
export interface Terrain {
  readonly water: Ring;
  /** The line along which the map shows the name of the water. */
  readonly course: readonly Spot[];
  /** Lines parallel to the water, for the streets along it. */
  readonly banks: readonly (readonly Spot[])[];
  /** Whether there is water within `metres` of a position. */
  readonly hasWaterWithin: (spot: Spot, metres: number) => boolean;
}
export type TerrainKind = 'river' | 'coast';

/** Metres from the centre to each end of the water. Both ends are outside the visible map. */
const waterReach = 32_000;
/** Metres between two positions of a winding line. */
const step = 160;
/** Metres between the water and the street along it. */
const promenadeWidth = 42;

const isInView = ({ x, y }: Spot): boolean => Math.hypot(x, y) < 9000;

interface WindingLine {
  readonly line: readonly Spot[];
  /** Returns the metres from a position to the line, negative on its left side. */
  readonly offset: (spot: Spot) => number;
}

/** Creates a winding line that passes the centre at a distance of about `aside` metres. */
const windingLine = (random: Random, aside: number, swing: number): WindingLine => {
  const heading = random.between(0, Math.PI * 2);
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const phases = [random.between(0, 6.28), random.between(0, 6.28), random.between(0, 6.28)] as const;
  const line: Spot[] = [];
  for (let along = -waterReach; along <= waterReach; along += step) {
    const deviation =
      swing *
      (Math.sin(along / 930 + phases[0]) * 0.5 +
        Math.sin(along / 420 + phases[1]) * 0.2 +
        Math.sin(along / 4100 + phases[2]) * 1.1);
    // Keep the centre of the city dry.
    const across = Math.max(aside + deviation, 950);
    line.push({ x: cos * along - sin * across, y: sin * along + cos * across });
  }
  const offset = (spot: Spot): number => {
    // The line roughly follows its heading, so only a few segments can be the nearest.
    const around = Math.round((spot.x * cos + spot.y * sin + waterReach) / step);
    let nearest = Infinity;
    for (let index = Math.max(1, around - 6); index <= Math.min(line.length - 1, around + 6); index += 1) {
      const [a, b] = [line[index - 1] as Spot, line[index] as Spot];
      const away = distance(interpolate(a, b, nearestFraction(a, b, spot)), spot);
      const isLeft = (b.x - a.x) * (spot.y - a.y) > (b.y - a.y) * (spot.x - a.x);
      if (away < Math.abs(nearest)) nearest = isLeft ? -away : away;
    }
    return nearest;
  };
  return { line, offset };
};

const river = (random: Random): Terrain => {
  const { line, offset } = windingLine(random, random.between(1500, 1900), 330);
  const halfWidth = random.between(95, 150);
  return {
    water: [...offsetLine(line, halfWidth), ...offsetLine(line, -halfWidth).reverse()],
    course: line.filter(isInView),
    banks: [offsetLine(line, halfWidth + promenadeWidth), offsetLine(line, -halfWidth - promenadeWidth)],
    hasWaterWithin: (spot, metres) => Math.abs(offset(spot)) <= halfWidth + metres,
  };
};

const coast = (random: Random): Terrain => {
  const { line: shore, offset } = windingLine(random, random.between(2300, 2700), 420);
  const first = shore[0] as Spot;
  const last = shore[shore.length - 1] as Spot;
  // The sea is on the left of the shore line, on the far side from the centre.
  const away = { x: -(last.y - first.y), y: last.x - first.x };
  return {
    water: [
      ...shore,
      { x: last.x + away.x, y: last.y + away.y },
      { x: first.x + away.x, y: first.y + away.y },
    ],
    course: offsetLine(shore, 700).filter(isInView),
    banks: [offsetLine(shore, -promenadeWidth)],
    hasWaterWithin: (spot, metres) => offset(spot) <= metres,
  };
};

export const createTerrain = (kind: TerrainKind, random: Random): Terrain =>
  kind === 'river' ? river(random) : coast(random);
