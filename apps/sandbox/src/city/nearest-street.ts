import type { City, StreetEdge } from './city.ts';
import { between, distance, nearestShare } from './geometry.ts';
import { perCity } from './per-city.ts';
import type { Spot } from './plane.ts';

/** A spot on a piece of street. */
export interface StreetSpot {
  readonly edge: number;
  readonly spot: Spot;
  /** Metres from the edge's start. */
  readonly along: number;
  /** Metres between the spot and what was asked for. */
  readonly away: number;
  /** Whether what was asked for lies to the left of the edge's direction. */
  readonly isLeft: boolean;
}

/** Metres. */
const cellSide = 220;
/** Cells are numbered in rows of this many; the highways' ends are 80 cells from the centre. */
const cellsInRow = 400;

const cellOf = (x: number, y: number): number =>
  (Math.floor(y / cellSide) + 200) * cellsInRow + Math.floor(x / cellSide) + 200;

const edgeCells = perCity((city) => {
  const cells = new Map<number, number[]>();
  city.graph.edges.forEach(({ line }, index) => {
    const touched = new Set<number>();
    for (let end = 1; end < line.length; end += 1) {
      const [a, b] = [line[end - 1] as Spot, line[end] as Spot];
      for (
        let x = Math.floor(Math.min(a.x, b.x) / cellSide);
        x <= Math.floor(Math.max(a.x, b.x) / cellSide);
        x += 1
      ) {
        for (
          let y = Math.floor(Math.min(a.y, b.y) / cellSide);
          y <= Math.floor(Math.max(a.y, b.y) / cellSide);
          y += 1
        ) {
          touched.add(cellOf(x * cellSide, y * cellSide));
        }
      }
    }
    for (const cell of touched) {
      const known = cells.get(cell);
      if (known === undefined) cells.set(cell, [index]);
      else known.push(index);
    }
  });
  return cells;
});

const onEdge = (edge: StreetEdge, index: number, asked: Spot): StreetSpot => {
  let best: StreetSpot | null = null;
  let before = 0;
  for (let end = 1; end < edge.line.length; end += 1) {
    const [a, b] = [edge.line[end - 1] as Spot, edge.line[end] as Spot];
    const share = nearestShare(a, b, asked);
    const spot = between(a, b, share);
    const away = distance(spot, asked);
    const length = distance(a, b);
    if (best === null || away < best.away) {
      const isLeft = (b.x - a.x) * (asked.y - a.y) - (b.y - a.y) * (asked.x - a.x) > 0;
      best = { edge: index, spot, along: before + share * length, away, isLeft };
    }
    before += length;
  }
  return best as StreetSpot;
};

/** The pieces of street within so many metres of a spot, each at its nearest, in no order. */
export const streetsWithin = (city: City, asked: Spot, metres: number): StreetSpot[] => {
  const cells = edgeCells(city);
  const seen = new Set<number>();
  const found: StreetSpot[] = [];
  for (
    let x = Math.floor((asked.x - metres) / cellSide);
    x <= Math.floor((asked.x + metres) / cellSide);
    x += 1
  ) {
    for (
      let y = Math.floor((asked.y - metres) / cellSide);
      y <= Math.floor((asked.y + metres) / cellSide);
      y += 1
    ) {
      for (const index of cells.get(cellOf(x * cellSide, y * cellSide)) ?? []) {
        if (seen.has(index)) continue;
        seen.add(index);
        const spot = onEdge(city.graph.edges[index] as StreetEdge, index, asked);
        if (spot.away <= metres) found.push(spot);
      }
    }
  }
  return found;
};

/** The spot of a street that is nearest to any spot on earth. */
export const nearestStreet = (city: City, asked: Spot): StreetSpot => {
  const nearest = (spots: readonly StreetSpot[]): StreetSpot | undefined =>
    spots.reduce<StreetSpot | undefined>(
      (best, spot) => (best === undefined || spot.away < best.away ? spot : best),
      undefined,
    );
  for (const reach of [60, 240, 1000]) {
    const found = nearest(streetsWithin(city, asked, reach));
    if (found !== undefined) return found;
  }
  return nearest(city.graph.edges.map((edge, index) => onEdge(edge, index, asked))) as StreetSpot;
};
