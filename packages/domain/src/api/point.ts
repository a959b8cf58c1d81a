import type { Point } from '../contracts/index.ts';

const isWithin = (value: number | null, limit: number): value is number =>
  value !== null && Number.isFinite(value) && Math.abs(value) <= limit;

/**
 * Converts coordinates to a point. Returns null if a coordinate is missing or out of range. Also returns null
 * for 0,0, which many systems use for a missing place.
 */
export const toPoint = ({
  latitude,
  longitude,
}: {
  readonly latitude: number | null;
  readonly longitude: number | null;
}): Point | null =>
  isWithin(latitude, 90) && isWithin(longitude, 180) && !(latitude === 0 && longitude === 0)
    ? { latitude, longitude }
    : null;
