import type { Point } from '../../contracts/index.ts';

/** Maximum number of points of a trail: 20 minutes of readings at one every 2 s. */
const trailLength = 600;

/** Adds the point of a reading to a trail. A rider who stands still adds nothing. */
export const extendTrail = (trail: readonly Point[], point: Point): readonly Point[] => {
  const last = trail.at(-1);
  if (last?.latitude === point.latitude && last.longitude === point.longitude) return trail;
  return [...trail.slice(1 - trailLength), point];
};

/**
 * Returns the direction of the last movement, in degrees clockwise from north. Returns null for a trail of
 * fewer than two points.
 */
export const headingOf = (trail: readonly Point[]): number | null => {
  const [from, to] = trail.slice(-2);
  if (!from || !to) return null;
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
};
