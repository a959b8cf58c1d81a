import type { Block } from './blocks.ts';
import {
  areaOf,
  between,
  contains,
  distance,
  middleOf,
  nearestShare,
  sidesOf,
  type Ring,
} from './geometry.ts';
import type { Spot } from './plane.ts';
import type { Random } from './random.ts';
import type { Terrain } from './terrain.ts';

/** A soft round shape; `radius` is its mean. */
const pond = (middle: Spot, radius: number, random: Random): Spot[] => {
  const [a, b, stretch, turn] = [
    random.between(0, 6),
    random.between(0, 6),
    random.between(1, 1.5),
    random.between(0, 3),
  ];
  return Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * 2 * Math.PI;
    const reach = radius * (1 + 0.17 * Math.sin(2 * angle + a) + 0.11 * Math.sin(3 * angle + b));
    const [x, y] = [Math.cos(angle) * reach * stretch, (Math.sin(angle) * reach) / stretch];
    return {
      x: middle.x + x * Math.cos(turn) - y * Math.sin(turn),
      y: middle.y + x * Math.sin(turn) + y * Math.cos(turn),
    };
  });
};

/** Parks end a pavement's width before the street. */
export const parkRing = (block: Ring): Ring => {
  const middle = middleOf(block);
  return block.map((spot) => between(spot, middle, Math.min(0.2, 9 / (distance(spot, middle) || 1))));
};

/** Houses stand on the park's edge, with their backs to it; no lake reaches their doors. */
const isNearSide = (ring: Ring, spot: Spot): boolean => {
  for (const [a, b] of sidesOf(ring)) {
    if (distance(between(a, b, nearestShare(a, b, spot)), spot) < 34) return true;
  }
  return false;
};

/** Lakes in the large parks, well inside them. */
export const createLakes = (blocks: readonly Block[], random: Random): Ring[] =>
  blocks
    .filter(({ use, ring }) => use === 'park' && areaOf(ring) > 85_000 && contains(ring, middleOf(ring)))
    .map(({ ring }) => ({
      ring,
      lake: pond(middleOf(ring), Math.sqrt(areaOf(ring)) * random.between(0.16, 0.23), random),
    }))
    .filter(({ ring, lake }) => lake.every((spot) => contains(ring, spot) && !isNearSide(ring, spot)))
    .map(({ lake }) => lake);

/** Woods in the open country around the city. */
export const createWoods = (limits: Ring, terrain: Terrain, random: Random): Ring[] => {
  const woods: Ring[] = [];
  for (let attempt = 0; attempt < 55; attempt += 1) {
    const angle = random.between(0, 2 * Math.PI);
    const away = random.between(5600, 15_000);
    const radius = random.between(260, 900);
    const wood = pond({ x: Math.cos(angle) * away, y: Math.sin(angle) * away }, radius, random);
    if (!wood.some((spot) => contains(limits, spot) || terrain.hasWaterWithin(spot, 0))) woods.push(wood);
  }
  return woods;
};
