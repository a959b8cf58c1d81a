import type { Point } from '@saddlebag/domain/contracts';

/** A position on the city's plane: metres east (x) and north (y) of its centre. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Projects between degrees and a flat plane. The error is a few centimetres within ten kilometres of its
 * centre.
 */
export interface Plane {
  readonly toSpot: (point: Point) => Spot;
  readonly toPoint: (spot: Spot) => Point;
}

const metresPerDegree = 111_320;
/** Rounds to six decimals, which is eleven centimetres. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Creates an equirectangular projection around `center`. */
export const createPlane = (center: Point): Plane => {
  const metresPerLongitude = metresPerDegree * Math.cos((center.latitude * Math.PI) / 180);
  return {
    toSpot: ({ latitude, longitude }) => ({
      x: (longitude - center.longitude) * metresPerLongitude,
      y: (latitude - center.latitude) * metresPerDegree,
    }),
    toPoint: ({ x, y }) => ({
      latitude: roundDegrees(center.latitude + y / metresPerDegree),
      longitude: roundDegrees(center.longitude + x / metresPerLongitude),
    }),
  };
};
