import type { Way } from './arrangement.ts';
import type { StreetClass } from './city.ts';
import type { Draft } from './draft.ts';
import { interpolate, distance } from './geometry.ts';
import type { Spot } from './plane.ts';

/** A street without a name, as the nodes of its junctions and bends. */
export interface Course {
  readonly class: StreetClass;
  readonly nodes: readonly number[];
  /** Pieces of one street share this id and therefore its name. */
  readonly origin: number;
  readonly isBridge: boolean;
}

/** Cosine of the largest turn (16°) at which a street continues across a junction. */
const minContinuationCosine = Math.cos((16 * Math.PI) / 180);

const direction = (from: Spot, to: Spot): Spot => {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** Whether `next` continues `current` in a straight line. Both start at their shared end. */
const isContinuation = (
  current: readonly number[],
  next: readonly number[],
  nodes: readonly Spot[],
): boolean => {
  const a = direction(nodes[current[1] as number] as Spot, nodes[current[0] as number] as Spot);
  const b = direction(nodes[next[0] as number] as Spot, nodes[next[1] as number] as Spot);
  return a.x * b.x + a.y * b.y > minContinuationCosine;
};

/** Returns the nodes of a street, reversed if necessary so that they start at `end`. */
const startingAt = (nodes: readonly number[], end: number): readonly number[] =>
  nodes[0] === end ? nodes : [...nodes].reverse();

/** Joins local ways that continue each other in a straight line across another street. */
const joinContinuations = (courses: readonly Course[], nodes: readonly Spot[]): Course[] => {
  // Null marks a course that was joined to another one.
  const remaining: Array<Course | null> = [...courses];
  const coursesByEnd = new Map<number, Set<number>>();
  const addEnds = (course: Course, index: number): void => {
    for (const end of [course.nodes[0] as number, course.nodes[course.nodes.length - 1] as number]) {
      coursesByEnd.set(end, (coursesByEnd.get(end) ?? new Set()).add(index));
    }
  };
  courses.forEach((course, index) => {
    if (course.class === 'local') addEnds(course, index);
  });
  for (const [end, indexes] of coursesByEnd) {
    for (const firstIndex of indexes) {
      const first = remaining[firstIndex];
      if (!first) continue;
      const firstNodes = startingAt(first.nodes, end);
      const secondIndex = [...indexes].find((index) => {
        const candidate = remaining[index];
        return (
          index !== firstIndex &&
          candidate !== null &&
          candidate !== undefined &&
          isContinuation(firstNodes, startingAt(candidate.nodes, end), nodes)
        );
      });
      const second = secondIndex === undefined ? null : remaining[secondIndex];
      if (secondIndex === undefined || !second) continue;
      const joined: Course = {
        ...first,
        nodes: [...[...firstNodes].reverse(), ...startingAt(second.nodes, end).slice(1)],
      };
      // House numbers need two distinct ends, so a street must not become a loop.
      if (joined.nodes[0] === joined.nodes[joined.nodes.length - 1]) continue;
      remaining[firstIndex] = joined;
      remaining[secondIndex] = null;
      const secondEnds = [second.nodes[0] as number, second.nodes[second.nodes.length - 1] as number];
      for (const secondEnd of secondEnds) {
        const indexesAtEnd = coursesByEnd.get(secondEnd);
        if (indexesAtEnd?.delete(secondIndex)) indexesAtEnd.add(firstIndex);
      }
      break;
    }
  }
  return remaining.filter((course) => course !== null);
};

/** Keeps the largest connected group of courses, so that riders can reach every street. */
const largestConnectedGroup = (courses: readonly Course[]): Course[] => {
  const coursesAt = new Map<number, number[]>();
  courses.forEach((course, index) => {
    for (const node of course.nodes) {
      const indexes = coursesAt.get(node);
      if (indexes === undefined) coursesAt.set(node, [index]);
      else indexes.push(index);
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
        for (const neighbour of coursesAt.get(node) ?? []) group.add(neighbour);
      }
    }
    if (group.size > largest.size) largest = group;
  });
  return courses.filter((_, index) => largest.has(index));
};

/** Splits a street at water, because bridges have no houses. */
const splitAtWater = (course: Course, nodes: readonly Spot[], isWet: (spot: Spot) => boolean): Course[] => {
  const pieces: Array<{ nodes: number[]; isBridge: boolean }> = [];
  course.nodes.slice(1).forEach((node, index) => {
    const before = course.nodes[index] as number;
    const [a, b] = [nodes[before] as Spot, nodes[node] as Spot];
    const isBridge = [0.25, 0.5, 0.75, 1].some((fraction) => isWet(interpolate(a, b, fraction))) || isWet(a);
    const piece = pieces[pieces.length - 1];
    if (piece?.isBridge === isBridge) piece.nodes.push(node);
    else pieces.push({ nodes: [before, node], isBridge });
  });
  return pieces.map((piece) => ({ ...course, ...piece }));
};

/**
 * Returns the streets of a draft. Joins pieces across junctions, splits main streets at water, and keeps only
 * connected streets.
 */
export const createStreetCourses = (draft: Draft, isWet: (spot: Spot) => boolean): Course[] => {
  const ways = draft.ways.map((way: Way, origin): Course => ({
    class: way.class,
    nodes: draft.nodesAlong(way),
    origin,
    isBridge: false,
  }));
  const joined = joinContinuations(ways, draft.nodes);
  return largestConnectedGroup(
    joined.flatMap((course) =>
      course.class === 'local' ? [course] : splitAtWater(course, draft.nodes, isWet),
    ),
  );
};
