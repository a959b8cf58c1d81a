import type { Arrangement, Corner, Face, Way } from './arrangement.ts';
import {
  ringArea,
  interpolate,
  containsSpot,
  findCrossing,
  distance,
  nearestFraction,
  type Ring,
} from './geometry.ts';
import type { Spot } from './plane.ts';

/** A new street that ends within this many metres of an existing junction is connected to it. */
const junctionSnapDistance = 42;

/** The street network while blocks are being cut. New ways may end in the middle of existing ones. */
export interface Draft {
  readonly nodes: Spot[];
  readonly ways: Way[];
  /** The land between the main streets, before any cut. */
  readonly faces: readonly Face[];
  readonly ringOf: (face: Face) => Spot[];
  /**
   * Splits a face by a street through `at`. `angle` is in radians. `bend` is the sideways bend of the street
   * as a fraction of its length. Returns null if the street does not fit.
   */
  readonly cut: (
    face: Face,
    at: Spot,
    angle: number,
    bend: number,
    street: Way['class'],
  ) => readonly [Face, Face] | null;
  /** Returns the nodes along a way, including nodes that later ways have added to it. */
  readonly nodesAlong: (way: Way) => number[];
}

/** An intersection of a cut with the outline of a face. */
interface Intersection {
  /** Index of the corner before the intersection. */
  readonly corner: number;
  /** Metres along the cut from `at`, the position that it passes through. Negative before `at`. */
  readonly along: number;
}

/** Returns the key of the segment between two nodes, which is the same in both directions. */
const segmentKey = (a: number, b: number): number => (a < b ? a * 4_194_304 + b : b * 4_194_304 + a);

export const createDraft = ({ nodes, ways, faces }: Arrangement): Draft => {
  /** The nodes that were inserted into segments, by the key of the segment. */
  const insertedNodes = new Map<number, number>();
  const spot = (node: number): Spot => nodes[node] as Spot;
  const ringOf = (face: Face): Spot[] => face.map(({ node }) => spot(node));

  /**
   * Returns the node at which a street through `at` joins the segment from `a` to `b`. Reuses a nearby node
   * if one exists.
   */
  const join = (a: number, b: number, at: Spot): number => {
    const insertedNode = insertedNodes.get(segmentKey(a, b));
    if (insertedNode !== undefined) {
      const length = distance(spot(a), spot(b));
      const insertedAt = distance(spot(a), spot(insertedNode)) / length;
      return nearestFraction(spot(a), spot(b), at) < insertedAt
        ? join(a, insertedNode, at)
        : join(insertedNode, b, at);
    }
    const [toA, toB] = [distance(spot(a), at), distance(spot(b), at)];
    if (Math.min(toA, toB) < junctionSnapDistance) return toA < toB ? a : b;
    const node = nodes.push(at) - 1;
    insertedNodes.set(segmentKey(a, b), node);
    return node;
  };

  /** Finds the two intersections of the outline with the cut that are nearest to `at`, one on each side. */
  const findIntersections = (
    ring: Ring,
    at: Spot,
    angle: number,
  ): readonly [Intersection, Intersection] | null => {
    const reach = 9000;
    const direction = { x: Math.cos(angle), y: Math.sin(angle) };
    const start = { x: at.x - direction.x * reach, y: at.y - direction.y * reach };
    const end = { x: at.x + direction.x * reach, y: at.y + direction.y * reach };
    let before: Intersection | null = null;
    let after: Intersection | null = null;
    for (let corner = 0; corner < ring.length; corner += 1) {
      const intersection = findCrossing(
        start,
        end,
        ring[corner] as Spot,
        ring[(corner + 1) % ring.length] as Spot,
      );
      if (intersection === null) continue;
      const along = (intersection.first * 2 - 1) * reach;
      if (along < 0 && (before === null || along > before.along)) before = { corner, along };
      if (along >= 0 && (after === null || along < after.along)) after = { corner, along };
    }
    return before === null || after === null ? null : [before, after];
  };

  const cut: Draft['cut'] = (face, at, angle, bend, street) => {
    const ring = ringOf(face);
    if (!containsSpot(ring, at)) return null;
    const intersections = findIntersections(ring, at, angle);
    if (intersections === null) return null;
    const [first, second] = intersections.map(({ corner, along }) => {
      const a = face[corner] as Corner;
      const b = face[(corner + 1) % face.length] as Corner;
      const end = { x: at.x + Math.cos(angle) * along, y: at.y + Math.sin(angle) * along };
      return { corner, node: join(a.node, b.node, end) };
    }) as [{ corner: number; node: number }, { corner: number; node: number }];
    if (first.node === second.node) return null;
    const [from, to] = [spot(first.node), spot(second.node)];
    const length = distance(from, to);
    const middle = interpolate(from, to, 0.5);
    const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    const apex = { x: middle.x + normal.x * bend * length, y: middle.y + normal.y * bend * length };
    const isBent =
      bend !== 0 &&
      length > 380 &&
      containsSpot(ring, apex) &&
      containsSpot(ring, interpolate(from, apex, 0.5)) &&
      containsSpot(ring, interpolate(apex, to, 0.5));
    if (!containsSpot(ring, middle)) return null;
    const innerNodes = isBent ? [nodes.push(apex) - 1] : [];
    const way = ways.length;
    // Walks along the outline from one end of the new street to the other, then back along the new street.
    const walkOutline = (
      start: { corner: number; node: number },
      end: { corner: number; node: number },
      returnNodes: readonly number[],
    ): Corner[] => {
      const corners: Corner[] = [{ node: start.node, way: (face[start.corner] as Corner).way }];
      for (let index = start.corner; index !== end.corner;) {
        index = (index + 1) % face.length;
        const corner = face[index] as Corner;
        if (corner.node !== start.node && corner.node !== end.node) corners.push(corner);
        else if (corner.node === start.node) corners[0] = corner;
      }
      corners.push({ node: end.node, way }, ...returnNodes.map((node) => ({ node, way })));
      return corners;
    };
    const left = walkOutline(first, second, [...innerNodes].reverse());
    const right = walkOutline(second, first, innerNodes);
    const totalArea = ringArea(ring);
    const smallerArea = Math.min(ringArea(ringOf(left)), ringArea(ringOf(right)));
    if (left.length < 3 || right.length < 3 || smallerArea < totalArea * 0.18) return null;
    ways.push({ class: street, nodes: [first.node, ...innerNodes, second.node] });
    return [left, right];
  };

  const expand = (a: number, b: number): number[] => {
    const inserted = insertedNodes.get(segmentKey(a, b));
    return inserted === undefined ? [b] : [...expand(a, inserted), ...expand(inserted, b)];
  };

  return {
    nodes,
    ways,
    faces,
    ringOf,
    cut,
    nodesAlong: (way) => [
      way.nodes[0] as number,
      ...way.nodes.slice(1).flatMap((node, index) => expand(way.nodes[index] as number, node)),
    ],
  };
};
