import type { Point } from '@saddlebag/domain/contracts';
import type { City, StreetEdge } from './city.ts';
import { distance, metresAlong } from './geometry.ts';
import { nearestStreet, type StreetSpot } from './nearest-street.ts';
import type { Spot } from './plane.ts';
import { createPriorityQueue } from './priority-queue.ts';

/** A way along streets. The first and last points are the nearest spots of a street to the points asked for. */
export interface Route {
  /** At least two. */
  readonly points: readonly Point[];
  /** Metres from the start to each of the points. */
  readonly metres: readonly number[];
  /** Metres altogether. */
  readonly length: number;
}

/** The part of an edge's line between two distances from its start, in the direction asked for. */
const stretch = (edge: StreetEdge, start: StreetSpot | number, end: StreetSpot | number): Spot[] => {
  const along = (place: StreetSpot | number): number => (typeof place === 'number' ? place : place.along);
  const [low, high] = [Math.min(along(start), along(end)), Math.max(along(start), along(end))];
  const metres = metresAlong(edge.line);
  const inner = edge.line.filter(
    (_, index) => (metres[index] as number) > low && (metres[index] as number) < high,
  );
  if (along(start) > along(end)) inner.reverse();
  const spotOf = (place: StreetSpot | number): Spot =>
    typeof place === 'number' ? (edge.line[place === 0 ? 0 : edge.line.length - 1] as Spot) : place.spot;
  return [spotOf(start), ...inner, spotOf(end)];
};

/** The edges to travel between two junctions' sides, by A* with the straight distance as its guess. */
const search = (
  { graph }: City,
  start: StreetSpot,
  goal: StreetSpot,
): { readonly edges: readonly number[]; readonly first: number } => {
  const [startEdge, goalEdge] = [graph.edges[start.edge] as StreetEdge, graph.edges[goal.edge] as StreetEdge];
  const reached = new Float64Array(graph.junctions.length).fill(Infinity);
  const arrivedBy = new Int32Array(graph.junctions.length).fill(-1);
  const settled = new Uint8Array(graph.junctions.length);
  const queue = createPriorityQueue();
  const reach = (junction: number, metres: number, edge: number): void => {
    if (metres >= (reached[junction] as number)) return;
    reached[junction] = metres;
    arrivedBy[junction] = edge;
    queue.add(junction, metres + distance(graph.junctions[junction] as Spot, goal.spot));
  };
  reach(startEdge.from, start.along, -1);
  reach(startEdge.to, startEdge.length - start.along, -1);
  const last = (): { junction: number; metres: number } => {
    const viaFrom = (reached[goalEdge.from] as number) + goal.along;
    const viaTo = (reached[goalEdge.to] as number) + goalEdge.length - goal.along;
    return viaFrom <= viaTo
      ? { junction: goalEdge.from, metres: viaFrom }
      : { junction: goalEdge.to, metres: viaTo };
  };
  for (let junction = queue.take(); junction !== undefined; junction = queue.take()) {
    if (settled[junction] === 1) continue;
    settled[junction] = 1;
    const metres = reached[junction] as number;
    if (metres >= last().metres) break;
    for (const index of graph.edgesAt[junction] ?? []) {
      const edge = graph.edges[index] as StreetEdge;
      reach(edge.from === junction ? edge.to : edge.from, metres + edge.length, index);
    }
  }
  const edges: number[] = [];
  let { junction } = last();
  for (let index = arrivedBy[junction] as number; index !== -1; index = arrivedBy[junction] as number) {
    const edge = graph.edges[index] as StreetEdge;
    edges.push(index);
    junction = edge.from === junction ? edge.to : edge.from;
  }
  return { edges: edges.reverse(), first: junction };
};

const line = (city: City, start: StreetSpot, goal: StreetSpot): Spot[] => {
  const edgeOf = (index: number): StreetEdge => city.graph.edges[index] as StreetEdge;
  const [startEdge, goalEdge] = [edgeOf(start.edge), edgeOf(goal.edge)];
  if (start.edge === goal.edge) return stretch(startEdge, start, goal);
  const { edges, first } = search(city, start, goal);
  const spots = stretch(startEdge, start, startEdge.from === first ? 0 : startEdge.length);
  let junction = first;
  for (const index of edges) {
    const edge = edgeOf(index);
    spots.push(...(edge.from === junction ? edge.line : edge.line.toReversed()));
    junction = edge.from === junction ? edge.to : edge.from;
  }
  spots.push(...stretch(goalEdge, goalEdge.from === junction ? 0 : goalEdge.length, goal));
  return spots;
};

/** The shortest way between two points along the city's streets. */
export const findRoute = (city: City, from: Point, to: Point): Route => {
  const [start, goal] = [
    nearestStreet(city, city.plane.toSpot(from)),
    nearestStreet(city, city.plane.toSpot(to)),
  ];
  const all = line(city, start, goal);
  const spots = all.filter((spot, index) => index === 0 || distance(spot, all[index - 1] as Spot) > 0.01);
  if (spots.length === 1) spots.push(spots[0] as Spot);
  const metres = metresAlong(spots);
  return { points: spots.map(city.plane.toPoint), metres, length: metres[metres.length - 1] as number };
};
