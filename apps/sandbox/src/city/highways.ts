import type { Draft } from './draft.ts';
import type { Spot } from './plane.ts';
import type { Random } from './random.ts';
import type { Course } from './streets.ts';
import type { Terrain } from './terrain.ts';

/** Metres between two positions of a highway. */
const step = 400;
/** Metres of each highway outside the outer ring road, so that it ends beyond the visible map. */
const highwayLength = 12_000;

/**
 * Creates up to seven highways from the outer ring road into the countryside. Skips those that would cross
 * water.
 */
export const createHighways = (draft: Draft, terrain: Terrain, random: Random): Course[] => {
  const ring = draft.ways.filter((way) => way.class === 'highway').flatMap((way) => draft.nodesAlong(way));
  const rotation = random.between(0, 2 * Math.PI);
  const highways: Course[] = [];
  for (let arm = 0; arm < 7; arm += 1) {
    const angle = rotation + (arm * 2 * Math.PI) / 7 + random.between(-0.2, 0.2);
    const heading = { x: Math.cos(angle), y: Math.sin(angle) };
    const start = ring.reduce<{ node: number; progress: number } | null>((best, node) => {
      const { x, y } = draft.nodes[node] as Spot;
      const progress = (x * heading.x + y * heading.y) / Math.hypot(x, y);
      return best === null || progress > best.progress ? { node, progress } : best;
    }, null);
    if (start === null) continue;
    const from = draft.nodes[start.node] as Spot;
    const phase = random.between(0, 6);
    const spots: Spot[] = [];
    for (let along = step; along < highwayLength; along += step) {
      const offset = Math.min(along, 2400) * 0.16 * Math.sin(along / 2100 + phase);
      spots.push({
        x: from.x + heading.x * along - heading.y * offset,
        y: from.y + heading.y * along + heading.x * offset,
      });
    }
    if (spots.some((spot) => terrain.hasWaterWithin(spot, 0))) continue;
    highways.push({
      class: 'highway',
      origin: draft.ways.length + arm,
      isBridge: false,
      nodes: [start.node, ...spots.map((spot) => draft.nodes.push(spot) - 1)],
    });
  }
  return highways;
};
