import type { Point } from '@saddlebag/domain/contracts';

/** A spot on the city's plane: metres east (x) and north (y) of its centre. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Converts between degrees and a flat plane around one point; good to a few centimetres within ten kilometres. */
export interface Plane {
  readonly toSpot: (point: Point) => Spot;
  readonly toPoint: (spot: Spot) => Point;
}

const metresPerDegree = 111_320;
/** Six decimals are eleven centimetres: finer than anything that is drawn or driven. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** The plane that touches the earth at `center`. */
export const createPlane = (center: Point): Plane => {
  const metresPerLongitude = metresPerDegree * Math.cos((center.latitude * Math.PI) / 180);
  return {
    toSpot: ({ latitude, longitude }) => ({
      x: (longitude - center.longitude) * metresPerLongitude,
      y: (latitude - center.latitude) * metresPerDegree,
    }),
    toPoint: ({ x, y }) => ({
      latitude: rounded(center.latitude + y / metresPerDegree),
      longitude: rounded(center.longitude + x / metresPerLongitude),
    }),
  };
};
