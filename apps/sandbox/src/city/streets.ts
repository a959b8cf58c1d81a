import type { Way } from './arrangement.ts';
import type { StreetClass } from './city.ts';
import type { Draft } from './draft.ts';
import { between, distance } from './geometry.ts';
import type { Spot } from './plane.ts';

/** A street before it has a name: the nodes it runs through, those of its junctions and of its bends. */
export interface Course {
  readonly class: StreetClass;
  readonly nodes: readonly number[];
  /** The pieces of a street that a river divides share this, and with it their name. */
  readonly origin: number;
  readonly isBridge: boolean;
}

/** How far a street may turn at a junction and still be the same street. */
const straightOn = Math.cos((16 * Math.PI) / 180);

const heading = (from: Spot, to: Spot): Spot => {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** Whether a street that arrives along `one` would go straight on along `other`; both are read away from their shared end. */
const goesOn = (one: readonly number[], other: readonly number[], nodes: readonly Spot[]): boolean => {
  const a = heading(nodes[one[1] as number] as Spot, nodes[one[0] as number] as Spot);
  const b = heading(nodes[other[0] as number] as Spot, nodes[other[1] as number] as Spot);
  return a.x * b.x + a.y * b.y > straightOn;
};

/** The course with the given end first. */
const from = (nodes: readonly number[], end: number): readonly number[] =>
  nodes[0] === end ? nodes : [...nodes].reverse();

/** Makes one street of local ways that meet end to end across another street and go straight on. */
const joinAcross = (courses: readonly Course[], nodes: readonly Spot[]): Course[] => {
  const kept: Array<Course | null> = [...courses];
  const ending = new Map<number, Set<number>>();
  const note = (course: Course, index: number): void => {
    for (const end of [course.nodes[0] as number, course.nodes[course.nodes.length - 1] as number]) {
      ending.set(end, (ending.get(end) ?? new Set()).add(index));
    }
  };
  courses.forEach((course, index) => {
    if (course.class === 'local') note(course, index);
  });
  for (const [end, indexes] of ending) {
    for (const first of indexes) {
      const one = kept[first];
      if (!one) continue;
      const towards = from(one.nodes, end);
      const second = [...indexes].find((index) => {
        const other = kept[index];
        return (
          index !== first &&
          other !== null &&
          other !== undefined &&
          goesOn(towards, from(other.nodes, end), nodes)
        );
      });
      const other = second === undefined ? null : kept[second];
      if (second === undefined || !other) continue;
      const joined: Course = {
        ...one,
        nodes: [...[...towards].reverse(), ...from(other.nodes, end).slice(1)],
      };
      // A street that would close on itself has no two ends to count houses between.
      if (joined.nodes[0] === joined.nodes[joined.nodes.length - 1]) continue;
      kept[first] = joined;
      kept[second] = null;
      for (const moved of [other.nodes[0] as number, other.nodes[other.nodes.length - 1] as number]) {
        const set = ending.get(moved);
        if (set?.delete(second)) set.add(first);
      }
      break;
    }
  }
  return kept.filter((course) => course !== null);
};

/** The courses that can be reached from the first one; a stray piece on the far bank is no use to a rider. */
const connected = (courses: readonly Course[]): Course[] => {
  const at = new Map<number, number[]>();
  courses.forEach((course, index) => {
    for (const node of course.nodes) {
      const known = at.get(node);
      if (known === undefined) at.set(node, [index]);
      else known.push(index);
    }
  });
  const seen = new Set<number>();
  let largest = new Set<number>();
  courses.forEach((_, start) => {
    if (seen.has(start)) return;
    const group = new Set([start]);
    for (const index of group) {
      seen.add(index);
      for (const node of courses[index]?.nodes ?? []) {
        for (const neighbour of at.get(node) ?? []) group.add(neighbour);
      }
    }
    if (group.size > largest.size) largest = group;
  });
  return courses.filter((_, index) => largest.has(index));
};

/** Cuts a street where it goes over water, so that a bridge has no houses. */
const cutAtWater = (course: Course, nodes: readonly Spot[], isWet: (spot: Spot) => boolean): Course[] => {
  const pieces: Array<{ nodes: number[]; isBridge: boolean }> = [];
  course.nodes.slice(1).forEach((node, index) => {
    const before = course.nodes[index] as number;
    const [a, b] = [nodes[before] as Spot, nodes[node] as Spot];
    const isBridge = [0.25, 0.5, 0.75, 1].some((share) => isWet(between(a, b, share))) || isWet(a);
    const piece = pieces[pieces.length - 1];
    if (piece?.isBridge === isBridge) piece.nodes.push(node);
    else pieces.push({ nodes: [before, node], isBridge });
  });
  return pieces.map((piece) => ({ ...course, ...piece }));
};

/** The finished streets of a draft. */
export const streetCourses = (draft: Draft, isWet: (spot: Spot) => boolean): Course[] => {
  const laid = draft.ways.map((way: Way, origin): Course => ({
    class: way.class,
    nodes: draft.nodesAlong(way),
    origin,
    isBridge: false,
  }));
  const joined = joinAcross(laid, draft.nodes);
  return connected(
    joined.flatMap((course) =>
      course.class === 'local' ? [course] : cutAtWater(course, draft.nodes, isWet),
    ),
  );
};
