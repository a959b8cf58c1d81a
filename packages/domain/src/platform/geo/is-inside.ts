import type { Point } from '../../contracts/index.ts';

/**
 * True if a point is inside an area (even-odd rule). Degrees count as plane coordinates, which is exact enough
 * for areas the size of a city.
 * @param ring the corners of the area; the last one may equal the first
 */
export const isInside = (point: Point, ring: readonly Point[]): boolean =>
  ring.reduce((isIn, corner, index) => {
    const last = ring.at(index - 1) ?? corner;
    const isCrossed = corner.latitude > point.latitude !== last.latitude > point.latitude;
    if (!isCrossed) return isIn;
    const share = (point.latitude - corner.latitude) / (last.latitude - corner.latitude);
    const crossing = corner.longitude + share * (last.longitude - corner.longitude);
    return point.longitude < crossing ? !isIn : isIn;
  }, false);
