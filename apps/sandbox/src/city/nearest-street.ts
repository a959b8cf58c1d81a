import type { City, StreetEdge } from './city.ts';
import { interpolate, distance, nearestFraction } from './geometry.ts';
import { memoizePerCity } from './memoize-per-city.ts';
import type { Spot } from './plane.ts';

/** The position on a street edge that is nearest to a target. */
export interface StreetSpot {
  readonly edge: number;
  readonly spot: Spot;
  /** Metres from the edge's start. */
  readonly along: number;
  /** Metres between the position and the target. */
  readonly metresAway: number;
  /** Whether the target is on the left of the edge. */
  readonly isLeft: boolean;
}

/** Side of a grid cell in metres. */
const cellSide = 220;
/** Cells from the centre of the grid to its border. Highways end about 80 cells from the centre. */
const gridReach = 200;

/** Returns the key of a cell from its column and row, counted from the centre. */
const cellKey = (column: number, row: number): number =>
  (row + gridReach) * 2 * gridReach + column + gridReach;

/**
 * Yields the keys of the cells in the box between two corners. The box is limited to the grid. Without the
 * limit, a huge box would take too long. Above 2 ** 53 the loop would not end, because adding 1 would not
 * change the column.
 */
function* cellsInBox(low: Spot, high: Spot): Generator<number> {
  const first = (metres: number): number => Math.max(-gridReach, Math.floor(metres / cellSide));
  const last = (metres: number): number => Math.min(gridReach - 1, Math.floor(metres / cellSide));
  for (let column = first(low.x); column <= last(high.x); column += 1) {
    for (let row = first(low.y); row <= last(high.y); row += 1) yield cellKey(column, row);
  }
}

/** Maps each grid cell to the edges that may touch it. */
const edgesByCell = memoizePerCity((city) => {
  const cells = new Map<number, number[]>();
  city.graph.edges.forEach(({ line }, index) => {
    const touchedCells = new Set<number>();
    for (let end = 1; end < line.length; end += 1) {
      const [a, b] = [line[end - 1] as Spot, line[end] as Spot];
      const low = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) };
      const high = { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) };
      for (const cell of cellsInBox(low, high)) touchedCells.add(cell);
    }
    for (const cell of touchedCells) {
      const edges = cells.get(cell);
      if (edges === undefined) cells.set(cell, [index]);
      else edges.push(index);
    }
  });
  return cells;
});

const nearestOnEdge = (edge: StreetEdge, index: number, target: Spot): StreetSpot => {
  let best: StreetSpot | null = null;
  let before = 0;
  for (let end = 1; end < edge.line.length; end += 1) {
    const [a, b] = [edge.line[end - 1] as Spot, edge.line[end] as Spot];
    const fraction = nearestFraction(a, b, target);
    const spot = interpolate(a, b, fraction);
    const metresAway = distance(spot, target);
    const length = distance(a, b);
    if (best === null || metresAway < best.metresAway) {
      const isLeft = (b.x - a.x) * (target.y - a.y) - (b.y - a.y) * (target.x - a.x) > 0;
      best = { edge: index, spot, along: before + fraction * length, metresAway, isLeft };
    }
    before += length;
  }
  return best as StreetSpot;
};

/** Returns the nearest position of every edge within `metres` of a target, unordered. */
export const findStreetsWithin = (city: City, target: Spot, metres: number): StreetSpot[] => {
  const cells = edgesByCell(city);
  const seen = new Set<number>();
  const spots: StreetSpot[] = [];
  const low = { x: target.x - metres, y: target.y - metres };
  const high = { x: target.x + metres, y: target.y + metres };
  for (const cell of cellsInBox(low, high)) {
    for (const index of cells.get(cell) ?? []) {
      if (seen.has(index)) continue;
      seen.add(index);
      const spot = nearestOnEdge(city.graph.edges[index] as StreetEdge, index, target);
      if (spot.metresAway <= metres) spots.push(spot);
    }
  }
  return spots;
};

/** Returns the position on a street nearest to a target, at any distance. */
export const findNearestStreet = (city: City, target: Spot): StreetSpot => {
  const nearest = (spots: readonly StreetSpot[]): StreetSpot | undefined =>
    spots.reduce<StreetSpot | undefined>(
      (best, spot) => (best === undefined || spot.metresAway < best.metresAway ? spot : best),
      undefined,
    );
  for (const radius of [60, 240, 1000]) {
    const spot = nearest(findStreetsWithin(city, target, radius));
    if (spot !== undefined) return spot;
  }
  return nearest(city.graph.edges.map((edge, index) => nearestOnEdge(edge, index, target))) as StreetSpot;
};
