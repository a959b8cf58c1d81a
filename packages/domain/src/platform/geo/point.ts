import type { Point } from '../../contracts/index.ts';
import { hasShape, isNumber } from '../guards/index.ts';

const hasCoordinates = hasShape({ latitude: isNumber, longitude: isNumber });

/** True for a point within the range of `pointSchema`. */
export const isPoint = (value: unknown): value is Point =>
  hasCoordinates(value) && Math.abs(value.latitude) <= 90 && Math.abs(value.longitude) <= 180;

/**
 * True for a point that can be a destination: finite, in range and not 0,0. Many systems use 0,0 for a
 * missing place.
 */
export const isUsablePoint = (point: Point | null | undefined): point is Point =>
  isPoint(point) && !(point.latitude === 0 && point.longitude === 0);

export const isSamePoint = (one: Point | null, other: Point | null): boolean =>
  one === other ||
  (one !== null && other !== null && one.latitude === other.latitude && one.longitude === other.longitude);

const EARTH_RADIUS_M = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Calculates the great-circle distance in metres (haversine formula). Differs from the distance on the WGS 84
 * ellipsoid by less than 0.6 %.
 */
export const distanceBetween = (from: Point, to: Point): number => {
  const across = Math.sin(radians(to.latitude - from.latitude) / 2);
  const along = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = across ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * along ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** Formats a point with six decimals (about 10 cm), such as `23.780600, 90.407400`. */
export const formatPoint = (point: Point): string =>
  `${point.latitude.toFixed(6)}, ${point.longitude.toFixed(6)}`;
