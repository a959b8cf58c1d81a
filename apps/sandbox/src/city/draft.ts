import type { Arrangement, Corner, Face, Way } from './arrangement.ts';
import { areaOf, between, contains, crossing, distance, nearestShare, type Ring } from './geometry.ts';
import type { Spot } from './plane.ts';

/** Streets nearer than this to a junction on the other side of the road meet it there. */
const junctionReach = 42;

/** The street network while blocks are still being cut: new ways end in the middle of old ones. */
export interface Draft {
  readonly nodes: Spot[];
  readonly ways: Way[];
  /** The land between the main streets, before anything is cut. */
  readonly faces: readonly Face[];
  readonly ringOf: (face: Face) => Spot[];
  /** Lays a street through `at` in the direction `angle` across a face; null where it would not fit. */
  readonly cut: (
    face: Face,
    at: Spot,
    angle: number,
    bend: number,
    street: Way['class'],
  ) => readonly [Face, Face] | null;
  /** The nodes along a way, those included at which others have joined it since. */
  readonly nodesAlong: (way: Way) => number[];
}

interface Meeting {
  /** Index of the face's corner after which the cut meets its outline. */
  readonly corner: number;
  /** Metres along the cut, negative before its middle. */
  readonly along: number;
}

const keyOf = (a: number, b: number): number => (a < b ? a * 4_194_304 + b : b * 4_194_304 + a);

export const createDraft = ({ nodes, ways, faces }: Arrangement): Draft => {
  /** The node that stands between two others that were once neighbours. */
  const joints = new Map<number, number>();
  const spot = (node: number): Spot => nodes[node] as Spot;
  const ringOf = (face: Face): Spot[] => face.map(({ node }) => spot(node));

  /** The node at which a street through `at` joins the stretch from `a` to `b`: one that is near, or a new one. */
  const join = (a: number, b: number, at: Spot): number => {
    const joint = joints.get(keyOf(a, b));
    if (joint !== undefined) {
      const length = distance(spot(a), spot(b));
      const first = distance(spot(a), spot(joint)) / length;
      return nearestShare(spot(a), spot(b), at) < first ? join(a, joint, at) : join(joint, b, at);
    }
    const [toA, toB] = [distance(spot(a), at), distance(spot(b), at)];
    if (Math.min(toA, toB) < junctionReach) return toA < toB ? a : b;
    const node = nodes.push(at) - 1;
    joints.set(keyOf(a, b), node);
    return node;
  };

  const meetings = (ring: Ring, at: Spot, angle: number): readonly [Meeting, Meeting] | null => {
    const reach = 9000;
    const ahead = { x: Math.cos(angle), y: Math.sin(angle) };
    const start = { x: at.x - ahead.x * reach, y: at.y - ahead.y * reach };
    const end = { x: at.x + ahead.x * reach, y: at.y + ahead.y * reach };
    let before: Meeting | null = null;
    let after: Meeting | null = null;
    for (let corner = 0; corner < ring.length; corner += 1) {
      const found = crossing(start, end, ring[corner] as Spot, ring[(corner + 1) % ring.length] as Spot);
      if (found === null) continue;
      const along = (found.first * 2 - 1) * reach;
      if (along < 0 && (before === null || along > before.along)) before = { corner, along };
      if (along >= 0 && (after === null || along < after.along)) after = { corner, along };
    }
    return before === null || after === null ? null : [before, after];
  };

  const cut: Draft['cut'] = (face, at, angle, bend, street) => {
    const ring = ringOf(face);
    if (!contains(ring, at)) return null;
    const found = meetings(ring, at, angle);
    if (found === null) return null;
    const [first, second] = found.map(({ corner, along }) => {
      const a = face[corner] as Corner;
      const b = face[(corner + 1) % face.length] as Corner;
      const meeting = { x: at.x + Math.cos(angle) * along, y: at.y + Math.sin(angle) * along };
      return { corner, node: join(a.node, b.node, meeting) };
    }) as [{ corner: number; node: number }, { corner: number; node: number }];
    if (first.node === second.node) return null;
    const [from, to] = [spot(first.node), spot(second.node)];
    const length = distance(from, to);
    const middle = between(from, to, 0.5);
    const lane = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    const crown = { x: middle.x + lane.x * bend * length, y: middle.y + lane.y * bend * length };
    const isBent =
      bend !== 0 &&
      length > 380 &&
      contains(ring, crown) &&
      contains(ring, between(from, crown, 0.5)) &&
      contains(ring, between(crown, to, 0.5));
    if (!contains(ring, middle)) return null;
    const between2 = isBent ? [nodes.push(crown) - 1] : [];
    const way = ways.length;
    // The outline from one meeting to the other, then back along the new street.
    const walk = (
      start: { corner: number; node: number },
      end: { corner: number; node: number },
      back: readonly number[],
    ): Corner[] => {
      const corners: Corner[] = [{ node: start.node, way: (face[start.corner] as Corner).way }];
      for (let index = start.corner; index !== end.corner;) {
        index = (index + 1) % face.length;
        const corner = face[index] as Corner;
        if (corner.node !== start.node && corner.node !== end.node) corners.push(corner);
        else if (corner.node === start.node) corners[0] = corner;
      }
      corners.push({ node: end.node, way }, ...back.map((node) => ({ node, way })));
      return corners;
    };
    const left = walk(first, second, [...between2].reverse());
    const right = walk(second, first, between2);
    const whole = areaOf(ring);
    const smaller = Math.min(areaOf(ringOf(left)), areaOf(ringOf(right)));
    if (left.length < 3 || right.length < 3 || smaller < whole * 0.18) return null;
    ways.push({ class: street, nodes: [first.node, ...between2, second.node] });
    return [left, right];
  };

  const expand = (a: number, b: number): number[] => {
    const joint = joints.get(keyOf(a, b));
    return joint === undefined ? [b] : [...expand(a, joint), ...expand(joint, b)];
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
