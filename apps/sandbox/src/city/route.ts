import type { Point } from '@saddlebag/domain/contracts';
import type { City } from './city.ts';

/** A way along streets. The first and last points are the nearest spots of a street to the points asked for. */
export interface Route {
  readonly points: readonly Point[];
  /** Metres from the start to each of the points. */
  readonly metres: readonly number[];
  /** Metres altogether. */
  readonly length: number;
}

/** The shortest way between two points along the city's streets. */
export const findRoute = (city: City, from: Point, to: Point): Route => {
  throw new Error(`${city.name}: ${from.latitude} ${to.latitude}`);
};
