import { fromWorld, toWorld, worldSize } from './mercator.ts';
import type { Pixel, Point } from './mercator.ts';

/** Points that lie close together at a zoom. A point without neighbours is a cluster of one. */
export interface Cluster<Item> {
  /** Identifies the cluster at its zoom. Stays the same while the map pans. */
  readonly key: string;
  /** Mean of the points. */
  readonly center: Point;
  /** Never empty. */
  readonly items: readonly Item[];
}

interface Cell<Item> {
  readonly column: number;
  readonly row: number;
  readonly items: Item[];
  /** Sum of the positions, in pixels of the whole world. */
  readonly sum: { x: number; y: number };
}

/** Edge of a cell in pixels: the width of a cluster's disc and the space that a finger needs around it. */
const cellSize = 72;
/** Neighbouring cells merge if their means are closer than this, in pixels, because the discs would overlap. */
const mergeDistance = 56;

/** More than the number of rows at the highest zoom, so that each cell has a key of its own. */
const rowLimit = 2 ** 24;
/** Identifies a cell. A number, because a text for each of thousands of points takes long to build. */
const keyOf = (column: number, row: number) => column * rowLimit + row;
const meanOf = ({ sum, items }: Cell<unknown>): Pixel => ({
  x: sum.x / items.length,
  y: sum.y / items.length,
});

/**
 * Groups points on a grid of Web Mercator pixels. Each item is in exactly one cluster. The grid starts at a
 * corner of the world, so that the result depends on the zoom but not on the centre of the map. Takes time
 * proportional to the number of items.
 *
 * @param zoom Web map zoom. Pass a whole number, so that the clusters stay the same during a small zoom.
 */
export function clusterPoints<Item extends { readonly position: Point }>(
  items: readonly Item[],
  zoom: number,
): readonly Cluster<Item>[] {
  const scale = worldSize(zoom);
  const cells = new Map<number, Cell<Item>>();
  for (const item of items) {
    const { x, y } = toWorld(item.position);
    const [column, row] = [Math.floor((x * scale) / cellSize), Math.floor((y * scale) / cellSize)];
    const key = keyOf(column, row);
    const cell = cells.get(key) ?? { column, row, items: [], sum: { x: 0, y: 0 } };
    cell.items.push(item);
    cell.sum.x += x * scale;
    cell.sum.y += y * scale;
    cells.set(key, cell);
  }
  return mergeNeighbours(cells).map((cell) => {
    const { x, y } = meanOf(cell);
    return {
      key: String(keyOf(cell.column, cell.row)),
      center: fromWorld({ x: x / scale, y: y / scale }),
      items: cell.items,
    };
  });
}

/** Merges cells whose means are close. Fuller cells absorb emptier ones, and each cell merges at most once. */
function mergeNeighbours<Item>(cells: ReadonlyMap<number, Cell<Item>>): readonly Cell<Item>[] {
  const byFullness = [...cells.values()].toSorted(
    (a, b) => b.items.length - a.items.length || a.row - b.row || a.column - b.column,
  );
  const used = new Set<Cell<Item>>();
  const merged: Cell<Item>[] = [];
  for (const cell of byFullness) {
    if (used.has(cell)) continue;
    used.add(cell);
    const mean = meanOf(cell);
    const near = neighboursOf(cell, cells).filter((other) => {
      const { x, y } = meanOf(other);
      return !used.has(other) && Math.hypot(x - mean.x, y - mean.y) < mergeDistance;
    });
    near.forEach((other) => used.add(other));
    merged.push(near.reduce(joinCells, cell));
  }
  return merged;
}

function neighboursOf<Item>(
  { column, row }: Cell<Item>,
  cells: ReadonlyMap<number, Cell<Item>>,
): readonly Cell<Item>[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((down) =>
    steps.flatMap((right) => {
      const isSame = down === 0 && right === 0;
      const cell = isSame ? undefined : cells.get(keyOf(column + right, row + down));
      return cell ? [cell] : [];
    }),
  );
}

const joinCells = <Item>(cell: Cell<Item>, other: Cell<Item>): Cell<Item> => ({
  ...cell,
  items: [...cell.items, ...other.items],
  sum: { x: cell.sum.x + other.sum.x, y: cell.sum.y + other.sum.y },
});
