import type { Block } from './blocks.ts';
import {
  containsSpot,
  findCrossing,
  distance,
  meanCorner,
  lineSegments,
  ringSides,
  signedArea,
  type Ring,
} from './geometry.ts';
import type { Spot } from './plane.ts';
import type { Random } from './random.ts';

/** Metres from the centre line of the street to the front of a house. */
const setback = 11;

const overlaps = (a: Ring, b: Ring): boolean => {
  if (a.some((spot) => containsSpot(b, spot)) || b.some((spot) => containsSpot(a, spot))) return true;
  for (const [startA, endA] of ringSides(a)) {
    for (const [startB, endB] of ringSides(b)) {
      if (findCrossing(startA, endA, startB, endB) !== null) return true;
    }
  }
  return false;
};

/** Whether a house lies inside the block and away from its sides, so that it does not overlap a street. */
const isClearOfStreets = (house: Ring, block: Ring): boolean => {
  if (!house.every((spot) => containsSpot(block, spot))) return false;
  for (const [a, b] of ringSides(block)) {
    const length = distance(a, b) || 1;
    for (const { x, y } of house) {
      const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length;
      const across = Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / length;
      if (along > -4 && along < length + 4 && across < setback - 1.5) return false;
    }
  }
  return true;
};

/** Places houses along the sides of a block: dense in the centre of the city, sparse at its edge. */
const placeHouses = (block: Ring, random: Random): Ring[] => {
  const ring = signedArea(block) < 0 ? [...block].reverse() : block;
  const middle = meanCorner(ring);
  // How rural the block is: 0 in the centre of the city, 1 at its edge.
  const rural = Math.min(1, Math.hypot(middle.x, middle.y) / 4200);
  const houses: Ring[] = [];
  for (const [a, b] of lineSegments([...ring, ring[0] as Spot])) {
    const length = distance(a, b);
    if (length < 34) continue;
    const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    // The ring is counter-clockwise, so its inside is on the left.
    const inward = { x: -along.y, y: along.x };
    let at = setback + random.between(0, 5);
    while (at < length - setback - 10) {
      const front = Math.min(random.between(19, 36) + rural * random.between(4, 30), length - setback - at);
      const depth = random.between(18, 30) + rural * random.between(-4, 6);
      const corner = (forward: number, deep: number): Spot => ({
        x: a.x + along.x * (at + forward) + inward.x * (setback + deep),
        y: a.y + along.y * (at + forward) + inward.y * (setback + deep),
      });
      const house = [corner(0, 0), corner(front, 0), corner(front, depth), corner(0, depth)];
      const isBuilt = random.next() < 0.97 - rural * 0.5;
      if (
        isBuilt &&
        front > 11 &&
        isClearOfStreets(house, ring) &&
        !houses.some((other) => overlaps(house, other))
      )
        houses.push(house);
      at += front + (random.next() < 0.22 ? random.between(4, 10) : 1.2) + rural * random.between(0, 14);
    }
  }
  return houses;
};

/** Creates up to `limit` building footprints, starting with the blocks nearest to the centre. */
export const createBuildings = (blocks: readonly Block[], limit: number, random: Random): Ring[] => {
  const distanceFromCenter = ({ ring }: Block): number => Math.hypot(meanCorner(ring).x, meanCorner(ring).y);
  return blocks
    .filter(({ use }) => use === 'houses')
    .toSorted((a, b) => distanceFromCenter(a) - distanceFromCenter(b))
    .flatMap(({ ring }) => placeHouses(ring, random))
    .slice(0, limit);
};
