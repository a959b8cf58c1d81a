import type { StreetClass } from './city.ts';
import { interpolate, containsSpot, findCrossing, type Ring } from './geometry.ts';
import type { MainLine } from './main-streets.ts';
import type { Spot } from './plane.ts';

/** A street during generation, as the indexes of its nodes. */
export interface Way {
  readonly class: StreetClass;
  readonly nodes: readonly number[];
}

/** A corner of a face: the indexes of its node and of the way to the next corner. */
export interface Corner {
  readonly node: number;
  readonly way: number;
}
/** A piece of land bounded by ways. */
export type Face = readonly Corner[];

export interface Arrangement {
  readonly nodes: Spot[];
  readonly ways: Way[];
  /**
   * The land between the ways, with counter-clockwise corners. The land around the outermost ways is a face
   * with clockwise corners.
   */
  readonly faces: readonly Face[];
}

/** A crossing of a segment with another line. */
interface SegmentCrossing {
  /** Position on the segment, from 0 to 1. */
  readonly fraction: number;
  readonly node: number;
}

/**
 * Creates a node for every position of the lines and for every crossing of two lines. Returns the indexes of
 * the nodes along each line.
 */
const crossLines = (lines: readonly MainLine[], nodes: Spot[]): number[][] => {
  const vertices = lines.map(({ line }) => {
    const first = nodes.length;
    const isClosed = line[0] === line[line.length - 1];
    nodes.push(...(isClosed ? line.slice(0, -1) : line));
    return line.map((_, index) => (isClosed && index === line.length - 1 ? first : first + index));
  });
  const crossings = lines.map(({ line }) => line.map((): SegmentCrossing[] => []));
  lines.forEach(({ line: lineA }, first) => {
    lines.slice(first + 1).forEach(({ line: lineB }, offset) => {
      for (let i = 1; i < lineA.length; i += 1) {
        const a = lineA[i - 1] as Spot;
        const b = lineA[i] as Spot;
        for (let j = 1; j < lineB.length; j += 1) {
          const c = lineB[j - 1] as Spot;
          const d = lineB[j] as Spot;
          if (Math.abs(c.x - a.x) > 600 || Math.abs(c.y - a.y) > 600) continue;
          const intersection = findCrossing(a, b, c, d);
          if (intersection === null) continue;
          const node = nodes.push(interpolate(a, b, intersection.first)) - 1;
          crossings[first]?.[i]?.push({ fraction: intersection.first, node });
          crossings[first + 1 + offset]?.[j]?.push({ fraction: intersection.second, node });
        }
      }
    });
  });
  return vertices.map((along, line) =>
    along.flatMap((node, index) => [
      ...(crossings[line]?.[index] ?? [])
        .sort((a, b) => a.fraction - b.fraction)
        .map((crossing) => crossing.node),
      node,
    ]),
  );
};

/** Keeps highways, and the parts of all other lines inside the city limits. Removes dead ends. */
const trimLines = (
  lines: readonly MainLine[],
  chains: readonly number[][],
  nodes: readonly Spot[],
  isInside: (spot: Spot) => boolean,
): Way[] => {
  const links = chains.map((chain, line) =>
    chain.slice(1).map((node, index) => {
      const [a, b] = [nodes[chain[index] as number] as Spot, nodes[node] as Spot];
      return (
        lines[line]?.class === 'highway' || isInside(a) || isInside(b) || isInside(interpolate(a, b, 0.5))
      );
    }),
  );
  const degrees = new Map<number, number>();
  const count = (node: number, change: number): void =>
    void degrees.set(node, (degrees.get(node) ?? 0) + change);
  chains.forEach((chain, line) => {
    links[line]?.forEach((isKept, index) => {
      if (!isKept) return;
      count(chain[index] as number, 1);
      count(chain[index + 1] as number, 1);
    });
  });
  for (let changed = true; changed;) {
    changed = false;
    chains.forEach((chain, line) => {
      const keptLinks = links[line] as boolean[];
      keptLinks.forEach((isKept, index) => {
        const [a, b] = [chain[index] as number, chain[index + 1] as number];
        if (!isKept || (degrees.get(a) !== 1 && degrees.get(b) !== 1)) return;
        keptLinks[index] = false;
        count(a, -1);
        count(b, -1);
        changed = true;
      });
    });
  }
  return chains.flatMap((chain, line) => {
    const ways: Way[] = [];
    let currentRun: number[] = [];
    const endRun = (): void => {
      if (currentRun.length > 1) ways.push({ class: lines[line]?.class ?? 'local', nodes: currentRun });
      currentRun = [];
    };
    links[line]?.forEach((isKept, index) => {
      if (!isKept) return endRun();
      if (currentRun.length === 0) currentRun.push(chain[index] as number);
      currentRun.push(chain[index + 1] as number);
    });
    endRun();
    return ways;
  });
};

/**
 * Finds the faces by walking around each of them. Taking the next link clockwise at every node keeps the face
 * on the left.
 */
const findFaces = (nodes: readonly Spot[], ways: readonly Way[]): Face[] => {
  const linksFrom = new Map<number, Array<{ to: number; way: number; angle: number; used: boolean }>>();
  const addLink = (from: number, to: number, way: number): void => {
    const [a, b] = [nodes[from] as Spot, nodes[to] as Spot];
    const links = linksFrom.get(from) ?? [];
    links.push({ to, way, angle: Math.atan2(b.y - a.y, b.x - a.x), used: false });
    linksFrom.set(from, links);
  };
  ways.forEach((way, index) => {
    way.nodes.slice(1).forEach((to, before) => {
      addLink(way.nodes[before] as number, to, index);
      addLink(to, way.nodes[before] as number, index);
    });
  });
  for (const links of linksFrom.values()) links.sort((a, b) => a.angle - b.angle);
  const faces: Face[] = [];
  for (const [start, links] of linksFrom) {
    for (const first of links) {
      const face: Corner[] = [];
      let from = start;
      let link = first;
      while (!link.used) {
        link.used = true;
        face.push({ node: from, way: link.way });
        const back = linksFrom.get(link.to) as typeof links;
        const arrival = back.findIndex((candidate) => candidate.to === from);
        from = link.to;
        link = back[(arrival - 1 + back.length) % back.length] as typeof link;
      }
      if (face.length > 2) faces.push(face);
    }
  }
  return faces;
};

/** Splits the main lines at their crossings and finds the faces between them. */
export const createArrangement = (lines: readonly MainLine[], limits: Ring): Arrangement => {
  const nodes: Spot[] = [];
  const chains = crossLines(lines, nodes);
  const ways = trimLines(lines, chains, nodes, (spot) => containsSpot(limits, spot));
  return { nodes, ways, faces: findFaces(nodes, ways) };
};
