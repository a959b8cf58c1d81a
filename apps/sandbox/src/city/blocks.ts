import type { Face } from './arrangement.ts';
import type { Draft } from './draft.ts';
import { ringArea, meanCorner, type Ring } from './geometry.ts';
import type { Spot } from './plane.ts';
import type { Random } from './random.ts';

/** A piece of land between streets that is not divided further. */
export interface Block {
  readonly ring: Ring;
  /** Index of the face between main streets from which the block was cut. */
  readonly origin: number;
  readonly use: 'houses' | 'park';
}

/**
 * Target area of a block in square metres. Blocks are small in the centre and large at the edge of the city.
 */
const targetAreaAt = (spot: Spot): number =>
  11_500 + 15_500 * Math.min(1, Math.hypot(spot.x, spot.y) / 4300) ** 1.3;

/** Finds the direction in which a ring is narrowest, from the smallest of twelve rotated bounding boxes. */
const narrowDirection = (
  ring: Ring,
): { readonly angle: number; readonly aspect: number; readonly middle: Spot } => {
  let best = { angle: 0, aspect: 1, middle: meanCorner(ring) };
  let smallestArea = Infinity;
  for (let turn = 0; turn < 12; turn += 1) {
    const angle = (turn * Math.PI) / 12;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { x, y } of ring) {
      const [along, across] = [x * cos + y * sin, y * cos - x * sin];
      left = Math.min(left, along);
      right = Math.max(right, along);
      low = Math.min(low, across);
      high = Math.max(high, across);
    }
    const [width, height] = [right - left, high - low];
    if (width * height >= smallestArea) continue;
    smallestArea = width * height;
    const [along, across] = [(left + right) / 2, (low + high) / 2];
    best = {
      angle: width > height ? angle + Math.PI / 2 : angle,
      aspect: Math.max(width, height) / Math.max(1, Math.min(width, height)),
      middle: { x: along * cos - across * sin, y: along * sin + across * cos },
    };
  }
  return best;
};

/**
 * Divides a face by streets until its blocks reach their target area. Some blocks stay undivided as parks.
 */
export const cutIntoBlocks = (draft: Draft, face: Face, origin: number, random: Random): Block[] => {
  const ring = draft.ringOf(face);
  const area = ringArea(ring);
  const targetArea = targetAreaAt(meanCorner(ring)) * random.between(0.75, 1.35);
  if (area < targetArea * 1.7)
    return [{ ring, origin, use: area > 5000 && random.next() < 0.025 ? 'park' : 'houses' }];
  if (area > 70_000 && area < 330_000 && random.next() < 0.05) return [{ ring, origin, use: 'park' }];
  const { angle, middle } = narrowDirection(ring);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const drift = Math.sqrt(area) * 0.05 * (attempt + 1);
    const at = { x: middle.x + random.between(-drift, drift), y: middle.y + random.between(-drift, drift) };
    const cutAngle = angle + random.between(-0.05, 0.05) * (attempt + 1) + (attempt > 5 ? Math.PI / 2 : 0);
    const halves = draft.cut(
      face,
      at,
      cutAngle,
      random.between(-0.07, 0.07),
      area > 420_000 ? 'secondary' : 'local',
    );
    if (halves !== null) return halves.flatMap((half) => cutIntoBlocks(draft, half, origin, random));
  }
  return [{ ring, origin, use: 'houses' }];
};
