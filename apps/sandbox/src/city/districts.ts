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

const linksOf = (face: Face): string[] =>
  face.map(({ node }, index) => {
    const next = face[(index + 1) % face.length]?.node ?? node;
    return node < next ? `${node}-${next}` : `${next}-${node}`;
  });

/** Groups the faces between main streets into districts, small ones with the smallest neighbour. */
export const createDistricts = (faces: readonly Face[], rings: readonly Ring[]): District[] => {
  const groups = rings.map((ring, index) => ({ faces: [index], area: areaOf(ring), links: new Set(linksOf(faces[index] ?? [])) }));
  for (;;) {
    const small = groups.filter(({ area }) => area < smallest).sort((a, b) => a.area - b.area);
    const pair = small
      .map((group) => {
        const neighbours = groups.filter((other) => other !== group && [...group.links].some((link) => other.links.has(link)));
        return { group, neighbour: neighbours.sort((a, b) => a.area - b.area)[0] };
      })
      .find(({ neighbour }) => neighbour !== undefined);
    if (pair?.neighbour === undefined) break;
    const { group, neighbour } = pair;
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
