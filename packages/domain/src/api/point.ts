import type { Point } from '../contracts/index.ts';

const isWithin = (value: number | null, limit: number): value is number =>
  value !== null && Number.isFinite(value) && Math.abs(value) <= limit;

/** A point that can be used, or null: coordinates that are absent, out of range or exactly 0,0 are missing. */
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
