import type { StreetClass } from './city.ts';
import { between, contains, crossing, type Ring } from './geometry.ts';
import type { Spot } from './plane.ts';
import type { MainLine } from './skeleton.ts';

/** A street under construction: the nodes it runs through. */
export interface Way {
  readonly class: StreetClass;
  readonly nodes: readonly number[];
}

/** A corner of a block, and the way that leads from it to the next corner. */
export interface Corner {
  readonly node: number;
  readonly way: number;
}
export type Face = readonly Corner[];

export interface Arrangement {
  readonly nodes: Spot[];
  readonly ways: Way[];
  /** The pieces of land between the ways, counter-clockwise. */
  readonly faces: readonly Face[];
}

interface Cut {
  readonly share: number;
  readonly node: number;
}

/** Gives every spot and every crossing of the lines a node; answers the nodes along each line. */
const crossLines = (lines: readonly MainLine[], nodes: Spot[]): number[][] => {
  const vertices = lines.map(({ line }) => {
    const first = nodes.length;
    const isClosed = line[0] === line[line.length - 1];
    nodes.push(...(isClosed ? line.slice(0, -1) : line));
    return line.map((_, index) => (isClosed && index === line.length - 1 ? first : first + index));
  });
  const cuts = lines.map(({ line }) => line.map((): Cut[] => []));
  lines.forEach(({ line: one }, first) => {
    lines.slice(first + 1).forEach(({ line: other }, offset) => {
      for (let i = 1; i < one.length; i += 1) {
        const a = one[i - 1] as Spot;
        const b = one[i] as Spot;
        for (let j = 1; j < other.length; j += 1) {
          const c = other[j - 1] as Spot;
          const d = other[j] as Spot;
          if (Math.abs(c.x - a.x) > 600 || Math.abs(c.y - a.y) > 600) continue;
          const found = crossing(a, b, c, d);
          if (found === null) continue;
          const node = nodes.push(between(a, b, found.first)) - 1;
          cuts[first]?.[i]?.push({ share: found.first, node });
          cuts[first + 1 + offset]?.[j]?.push({ share: found.second, node });
        }
      }
    });
  });
  return vertices.map((along, line) =>
    along.flatMap((node, index) => [
      ...(cuts[line]?.[index] ?? []).sort((a, b) => a.share - b.share).map((cut) => cut.node),
      node,
    ]),
  );
};

/** The parts of the lines that lie within the limits and lead somewhere at both ends. */
const trimmed = (
  lines: readonly MainLine[],
  chains: readonly number[][],
  nodes: readonly Spot[],
  isInside: (spot: Spot) => boolean,
): Way[] => {
  const links = chains.map((chain, line) =>
    chain.slice(1).map((node, index) => {
      const [a, b] = [nodes[chain[index] as number] as Spot, nodes[node] as Spot];
      return lines[line]?.class === 'highway' || isInside(a) || isInside(b) || isInside(between(a, b, 0.5));
    }),
  );
  const degrees = new Map<number, number>();
  const count = (node: number, change: number): void =>
    void degrees.set(node, (degrees.get(node) ?? 0) + change);
  chains.forEach((chain, line) => {
    links[line]?.forEach((kept, index) => {
      if (!kept) return;
      count(chain[index] as number, 1);
      count(chain[index + 1] as number, 1);
    });
  });
  for (let changed = true; changed;) {
    changed = false;
    chains.forEach((chain, line) => {
      const kept = links[line] as boolean[];
      kept.forEach((isKept, index) => {
        const [a, b] = [chain[index] as number, chain[index + 1] as number];
        if (!isKept || (degrees.get(a) !== 1 && degrees.get(b) !== 1)) return;
        kept[index] = false;
        count(a, -1);
        count(b, -1);
        changed = true;
      });
    });
  }
  return chains.flatMap((chain, line) => {
    const ways: Way[] = [];
    let run: number[] = [];
    const end = (): void => {
      if (run.length > 1) ways.push({ class: lines[line]?.class ?? 'local', nodes: run });
      run = [];
    };
    links[line]?.forEach((kept, index) => {
      if (!kept) return end();
      if (run.length === 0) run.push(chain[index] as number);
      run.push(chain[index + 1] as number);
    });
    end();
    return ways;
  });
};

/** Walks around every piece of land: at each node, the next link clockwise keeps the same land on the left. */
const facesOf = (nodes: readonly Spot[], ways: readonly Way[]): Face[] => {
  const leaving = new Map<number, Array<{ to: number; way: number; angle: number; used: boolean }>>();
  const leave = (from: number, to: number, way: number): void => {
    const [a, b] = [nodes[from] as Spot, nodes[to] as Spot];
    const links = leaving.get(from) ?? [];
    links.push({ to, way, angle: Math.atan2(b.y - a.y, b.x - a.x), used: false });
    leaving.set(from, links);
  };
  ways.forEach((way, index) => {
    way.nodes.slice(1).forEach((to, before) => {
      leave(way.nodes[before] as number, to, index);
      leave(to, way.nodes[before] as number, index);
    });
  });
  for (const links of leaving.values()) links.sort((a, b) => a.angle - b.angle);
  const faces: Face[] = [];
  for (const [start, links] of leaving) {
    for (const first of links) {
      const face: Corner[] = [];
      let from = start;
      let link = first;
      while (!link.used) {
        link.used = true;
        face.push({ node: from, way: link.way });
        const back = leaving.get(link.to) as typeof links;
        const arrival = back.findIndex((candidate) => candidate.to === from);
        from = link.to;
        link = back[(arrival - 1 + back.length) % back.length] as typeof link;
      }
      if (face.length > 2) faces.push(face);
    }
  }
  return faces;
};

/** Cuts the main lines at their crossings and finds the land between them. */
export const arrange = (lines: readonly MainLine[], limits: Ring): Arrangement => {
  const nodes: Spot[] = [];
  const chains = crossLines(lines, nodes);
  const ways = trimmed(lines, chains, nodes, (spot) => contains(limits, spot));
  return { nodes, ways, faces: facesOf(nodes, ways) };
};
