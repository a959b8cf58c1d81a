import type { Point, WirePlace } from '@saddlebag/domain/contracts';
import type { City } from './city.ts';

/**
 * Places whose name begins like the typed text, best first, nearer ones first among equals.
 * Streets come without coordinates: `details` supplies them.
 */
export const autocomplete = (city: City, query: string, near: Point, limit = 6): readonly WirePlace[] => {
  throw new Error(`${city.name}: ${query} ${near.latitude} ${limit}`);
};

/** The address nearest to a point; undefined when nobody lives within 400 m of it. */
export const reverse = (city: City, point: Point): WirePlace | undefined => {
  throw new Error(`${city.name}: ${point.latitude}`);
};

/** The place with this id, with its coordinates (except for the one that has none); undefined for an unknown id. */
export const details = (city: City, id: string): WirePlace | undefined => {
  throw new Error(`${city.name}: ${id}`);
};
