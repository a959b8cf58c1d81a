import type { Block } from './blocks.ts';
import {
  ringArea,
  interpolate,
  containsSpot,
  distance,
  meanCorner,
  nearestFraction,
  ringSides,
  type Ring,
} from './geometry.ts';
import type { Spot } from './plane.ts';
import type { Random } from './random.ts';
import type { Terrain } from './terrain.ts';

/** Creates a smooth, irregular outline. `radius` is its mean radius in metres. */
const irregularOutline = (middle: Spot, radius: number, random: Random): Spot[] => {
  const [a, b, elongation, rotation] = [
    random.between(0, 6),
    random.between(0, 6),
    random.between(1, 1.5),
    random.between(0, 3),
  ];
  return Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * 2 * Math.PI;
    const distanceFromCenter = radius * (1 + 0.17 * Math.sin(2 * angle + a) + 0.11 * Math.sin(3 * angle + b));
    const [x, y] = [
      Math.cos(angle) * distanceFromCenter * elongation,
      (Math.sin(angle) * distanceFromCenter) / elongation,
    ];
    return {
      x: middle.x + x * Math.cos(rotation) - y * Math.sin(rotation),
      y: middle.y + x * Math.sin(rotation) + y * Math.cos(rotation),
    };
  });
};

/** Shrinks a block to its park, leaving room for a pavement along the streets. */
export const shrinkToPark = (block: Ring): Ring => {
  const middle = meanCorner(block);
  return block.map((spot) => interpolate(spot, middle, Math.min(0.2, 9 / (distance(spot, middle) || 1))));
};

/**
 * Whether a position is within 34 m of the ring. Houses line the edge of a park, so lakes must keep this
 * distance.
 */
const isNearSide = (ring: Ring, spot: Spot): boolean => {
  for (const [a, b] of ringSides(ring)) {
    if (distance(interpolate(a, b, nearestFraction(a, b, spot)), spot) < 34) return true;
  }
  return false;
};

/** Creates lakes well inside the large parks. */
export const createLakes = (blocks: readonly Block[], random: Random): Ring[] =>
  blocks
    .filter(
      ({ use, ring }) => use === 'park' && ringArea(ring) > 85_000 && containsSpot(ring, meanCorner(ring)),
    )
    .map(({ ring }) => ({
      ring,
      lake: irregularOutline(
        meanCorner(ring),
        Math.sqrt(ringArea(ring)) * random.between(0.16, 0.23),
        random,
      ),
    }))
    .filter(({ ring, lake }) => lake.every((spot) => containsSpot(ring, spot) && !isNearSide(ring, spot)))
    .map(({ lake }) => lake);

/** Creates woods in the countryside around the city. */
export const createWoods = (limits: Ring, terrain: Terrain, random: Random): Ring[] => {
  const woods: Ring[] = [];
  for (let attempt = 0; attempt < 55; attempt += 1) {
    const angle = random.between(0, 2 * Math.PI);
    const away = random.between(5600, 15_000);
    const radius = random.between(260, 900);
    const wood = irregularOutline({ x: Math.cos(angle) * away, y: Math.sin(angle) * away }, radius, random);
    if (!wood.some((spot) => containsSpot(limits, spot) || terrain.hasWaterWithin(spot, 0))) woods.push(wood);
  }
  return woods;
};
