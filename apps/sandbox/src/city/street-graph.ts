import type { StreetEdge, StreetGraph } from './city.ts';
import { cumulativeMetres } from './geometry.ts';
import type { Spot } from './plane.ts';
import type { Course } from './streets.ts';

/**
 * Creates the road network by splitting streets at junctions: nodes where a street ends or two streets meet.
 */
export const createStreetGraph = (courses: readonly Course[], nodes: readonly Spot[]): StreetGraph => {
  const visits = new Map<number, number>();
  for (const { nodes: along } of courses) {
    along.forEach((node, index) => {
      const isEnd = index === 0 || index === along.length - 1;
      visits.set(node, (visits.get(node) ?? 0) + (isEnd ? 2 : 1));
    });
  }
  const junctions: Spot[] = [];
  const edgesAt: number[][] = [];
  const junctionOf = new Map<number, number>();
  for (const [node, count] of visits) {
    if (count < 2) continue;
    junctionOf.set(node, junctions.push(nodes[node] as Spot) - 1);
    edgesAt.push([]);
  }
  const edges: StreetEdge[] = [];
  courses.forEach(({ nodes: along }, street) => {
    const line = along.map((node) => nodes[node] as Spot);
    const metres = cumulativeMetres(line);
    let first = 0;
    for (let index = 1; index < along.length; index += 1) {
      const to = junctionOf.get(along[index] as number);
      if (to === undefined) continue;
      const from = junctionOf.get(along[first] as number) as number;
      const startsAt = metres[first] as number;
      const edge =
        edges.push({
          from,
          to,
          street,
          startsAt,
          line: line.slice(first, index + 1),
          length: (metres[index] as number) - startsAt,
        }) - 1;
      edgesAt[from]?.push(edge);
      edgesAt[to]?.push(edge);
      first = index;
    }
  });
  return { junctions, edges, edgesAt };
};
