import type { Point } from '@saddlebag/domain/contracts';
import type { City, StreetEdge } from './city.ts';
import { distance, cumulativeMetres } from './geometry.ts';
import { findNearestStreet, type StreetSpot } from './nearest-street.ts';
import type { Spot } from './plane.ts';
import { createPriorityQueue } from './priority-queue.ts';

/** A route along streets. It starts and ends at the positions on streets nearest to the requested points. */
export interface Route {
  /** At least two points. */
  readonly points: readonly Point[];
  /** Metres from the start to each of the points. */
  readonly metres: readonly number[];
  /** Total length in metres. */
  readonly length: number;
}

/**
 * Returns the part of an edge's line between two positions. A number is a position in metres from the start
 * of the edge.
 */
const sliceEdge = (edge: StreetEdge, start: StreetSpot | number, end: StreetSpot | number): Spot[] => {
  const along = (position: StreetSpot | number): number =>
    typeof position === 'number' ? position : position.along;
  const [low, high] = [Math.min(along(start), along(end)), Math.max(along(start), along(end))];
  const metres = cumulativeMetres(edge.line);
  const inner = edge.line.filter(
    (_, index) => (metres[index] as number) > low && (metres[index] as number) < high,
  );
  if (along(start) > along(end)) inner.reverse();
  const spotOf = (position: StreetSpot | number): Spot =>
    typeof position === 'number'
      ? (edge.line[position === 0 ? 0 : edge.line.length - 1] as Spot)
      : position.spot;
  return [spotOf(start), ...inner, spotOf(end)];
};

/**
 * Finds the shortest path with A*, with the straight-line distance as heuristic. Returns its edges and first
 * junction.
 */
const searchPath = (
  { graph }: City,
  start: StreetSpot,
  goal: StreetSpot,
): { readonly edges: readonly number[]; readonly first: number } => {
  const [startEdge, goalEdge] = [graph.edges[start.edge] as StreetEdge, graph.edges[goal.edge] as StreetEdge];
  const metresTo = new Float64Array(graph.junctions.length).fill(Infinity);
  const arrivedBy = new Int32Array(graph.junctions.length).fill(-1);
  const isSettled = new Uint8Array(graph.junctions.length);
  const queue = createPriorityQueue();
  const relax = (junction: number, metres: number, edge: number): void => {
    // The comparison also rejects NaN. Replacing `arrivedBy` without a decrease could turn the path into a
    // loop when it is traced back.
    if (!(metres < (metresTo[junction] as number))) return;
    metresTo[junction] = metres;
    arrivedBy[junction] = edge;
    queue.add(junction, metres + distance(graph.junctions[junction] as Spot, goal.spot));
  };
  relax(startEdge.from, start.along, -1);
  relax(startEdge.to, startEdge.length - start.along, -1);
  const bestEnd = (): { junction: number; metres: number } => {
    const viaFrom = (metresTo[goalEdge.from] as number) + goal.along;
    const viaTo = (metresTo[goalEdge.to] as number) + goalEdge.length - goal.along;
    return viaFrom <= viaTo
      ? { junction: goalEdge.from, metres: viaFrom }
      : { junction: goalEdge.to, metres: viaTo };
  };
  for (let junction = queue.take(); junction !== undefined; junction = queue.take()) {
    if (isSettled[junction] === 1) continue;
    isSettled[junction] = 1;
    const metres = metresTo[junction] as number;
    if (metres >= bestEnd().metres) break;
    for (const index of graph.edgesAt[junction] ?? []) {
      const edge = graph.edges[index] as StreetEdge;
      relax(edge.from === junction ? edge.to : edge.from, metres + edge.length, index);
    }
  }
  const edges: number[] = [];
  let { junction } = bestEnd();
  for (let index = arrivedBy[junction] as number; index !== -1; index = arrivedBy[junction] as number) {
    const edge = graph.edges[index] as StreetEdge;
    edges.push(index);
    junction = edge.from === junction ? edge.to : edge.from;
  }
  return { edges: edges.reverse(), first: junction };
};

/** Returns the line of the shortest path between two positions on streets. */
const pathLine = (city: City, start: StreetSpot, goal: StreetSpot): Spot[] => {
  const edgeOf = (index: number): StreetEdge => city.graph.edges[index] as StreetEdge;
  const [startEdge, goalEdge] = [edgeOf(start.edge), edgeOf(goal.edge)];
  if (start.edge === goal.edge) return sliceEdge(startEdge, start, goal);
  const { edges, first } = searchPath(city, start, goal);
  const spots = sliceEdge(startEdge, start, startEdge.from === first ? 0 : startEdge.length);
  let junction = first;
  for (const index of edges) {
    const edge = edgeOf(index);
    spots.push(...(edge.from === junction ? edge.line : edge.line.toReversed()));
    junction = edge.from === junction ? edge.to : edge.from;
  }
  spots.push(...sliceEdge(goalEdge, goalEdge.from === junction ? 0 : goalEdge.length, goal));
  return spots;
};

/** Finds the shortest route along the city's streets. */
export const findRoute = (city: City, from: Point, to: Point): Route => {
  const [start, goal] = [
    findNearestStreet(city, city.plane.toSpot(from)),
    findNearestStreet(city, city.plane.toSpot(to)),
  ];
  const path = pathLine(city, start, goal);
  const spots = path.filter((spot, index) => index === 0 || distance(spot, path[index - 1] as Spot) > 0.01);
  if (spots.length === 1) spots.push(spots[0] as Spot);
  const metres = cumulativeMetres(spots);
  return { points: spots.map(city.plane.toPoint), metres, length: metres[metres.length - 1] as number };
};
