import type { Face } from './arrangement.ts';
import { ringArea, interiorSpot, type Ring } from './geometry.ts';
import type { Spot } from './plane.ts';

/** A district without a name, made of faces between main streets. */
export interface District {
  readonly rings: readonly Ring[];
  readonly center: Spot;
  /** Indexes of its faces. */
  readonly faces: readonly number[];
}

/** Minimum area of a district in square metres. A smaller one is merged with a neighbour. */
const minArea = 950_000;

/** Returns an id for each side of a face. Adjacent faces have the same id for the side that they share. */
const sideIds = (face: Face): number[] =>
  face.map(({ node }, index) => {
    const next = face[(index + 1) % face.length]?.node ?? node;
    return Math.min(node, next) * 1_000_000 + Math.max(node, next);
  });

/** Groups faces into districts. A group below the minimum area is merged with its smallest neighbour. */
export const createDistricts = (faces: readonly Face[], rings: readonly Ring[]): District[] => {
  const groups = rings.map((ring, index) => ({
    faces: [index],
    area: ringArea(ring),
    links: new Set(sideIds(faces[index] ?? [])),
  }));
  const smallestNeighbour = (group: (typeof groups)[number]) =>
    groups
      .filter((other) => other !== group && [...other.links].some((link) => group.links.has(link)))
      .reduce<(typeof groups)[number] | undefined>(
        (best, other) => (best === undefined || other.area < best.area ? other : best),
        undefined,
      );
  /** Small groups without a neighbour to merge with. */
  const isolated = new Set<(typeof groups)[number]>();
  for (;;) {
    const group = groups
      .filter(({ area }) => area < minArea)
      .filter((candidate) => !isolated.has(candidate))
      .sort((a, b) => a.area - b.area)[0];
    if (group === undefined) break;
    const neighbour = smallestNeighbour(group);
    if (neighbour === undefined) {
      isolated.add(group);
      continue;
    }
    neighbour.faces.push(...group.faces);
    neighbour.area += group.area;
    for (const link of group.links) neighbour.links.add(link);
    groups.splice(groups.indexOf(group), 1);
  }
  return groups.map((group) => {
    const groupRings = group.faces.map((face) => rings[face] as Ring);
    const largest = groupRings.reduce((best, ring) => (ringArea(ring) > ringArea(best) ? ring : best));
    return { rings: groupRings, center: interiorSpot(largest), faces: group.faces };
  });
};
