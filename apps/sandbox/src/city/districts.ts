import type { Face } from './arrangement.ts';
import { areaOf, interiorSpot, type Ring } from './geometry.ts';
import type { Spot } from './plane.ts';

/** A district before it has a name: pieces of land between main streets. */
export interface District {
  readonly rings: readonly Ring[];
  readonly center: Spot;
  /** Indexes of the faces it is made of. */
  readonly faces: readonly number[];
}

/** Anything smaller is part of its neighbour. Square metres. */
const smallest = 950_000;

/** The stretches of street around a face, each under one number from whichever side it is seen. */
const linksOf = (face: Face): number[] =>
  face.map(({ node }, index) => {
    const next = face[(index + 1) % face.length]?.node ?? node;
    return Math.min(node, next) * 1_000_000 + Math.max(node, next);
  });

/** Groups the faces between main streets into districts, small ones with the smallest neighbour. */
export const createDistricts = (faces: readonly Face[], rings: readonly Ring[]): District[] => {
  const groups = rings.map((ring, index) => ({
    faces: [index],
    area: areaOf(ring),
    links: new Set(linksOf(faces[index] ?? [])),
  }));
  const smallestNeighbour = (group: (typeof groups)[number]) =>
    groups
      .filter((other) => other !== group && [...other.links].some((link) => group.links.has(link)))
      .reduce<(typeof groups)[number] | undefined>(
        (best, other) => (best === undefined || other.area < best.area ? other : best),
        undefined,
      );
  const alone = new Set<(typeof groups)[number]>();
  for (;;) {
    const group = groups
      .filter(({ area }) => area < smallest)
      .filter((candidate) => !alone.has(candidate))
      .sort((a, b) => a.area - b.area)[0];
    if (group === undefined) break;
    const neighbour = smallestNeighbour(group);
    if (neighbour === undefined) {
      alone.add(group);
      continue;
    }
    neighbour.faces.push(...group.faces);
    neighbour.area += group.area;
    for (const link of group.links) neighbour.links.add(link);
    groups.splice(groups.indexOf(group), 1);
  }
  return groups.map((group) => {
    const own = group.faces.map((face) => rings[face] as Ring);
    const largest = own.reduce((best, ring) => (areaOf(ring) > areaOf(best) ? ring : best));
    return { rings: own, center: interiorSpot(largest), faces: group.faces };
  });
};
