import type { Point, WirePlace } from '@saddlebag/domain/contracts';
import { doorSpot, nearestHouseNumber } from './address.ts';
import type { City, Street, StreetEdge } from './city.ts';
import { distance } from './geometry.ts';
import { findStreetsWithin } from './nearest-street.ts';
import { searchPlaces } from './place-search.ts';
import {
  createAreaPlace,
  createHousePlace,
  createLandmarkPlace,
  decodePlaceId,
  createStreetPlace,
  createUnmappedPlace,
  type PlaceKey,
} from './places.ts';

/** Resolves a place key. A street only has coordinates if `isDetailed`. */
const resolvePlace = (city: City, key: PlaceKey, isDetailed: boolean): WirePlace | undefined => {
  if (key.kind === 'unmapped') return createUnmappedPlace(city);
  if (key.kind === 'area') {
    const area = city.areas[key.index];
    return area && createAreaPlace(city, area);
  }
  if (key.kind === 'landmark') {
    const landmark = city.landmarks[key.index];
    return landmark && createLandmarkPlace(city, landmark);
  }
  const street = city.streets[key.index];
  if (street === undefined || street.houses === 0) return undefined;
  return key.kind === 'house'
    ? createHousePlace(city, street, key.houseNumber)
    : createStreetPlace(city, street, isDetailed);
};

/**
 * Finds places for a typed text, best match first, then nearest first. Each typed word may be a prefix.
 * Tolerates one typing error in words of four letters and two in words of eight. Accepts the house number in
 * any position and digits of any script. Returns streets without coordinates, which `findPlace` adds.
 */
export const autocomplete = (city: City, query: string, near: Point, limit = 6): readonly WirePlace[] =>
  searchPlaces(city, query, city.plane.toSpot(near), limit)
    .map(({ entry: { key }, houseNumber }) =>
      resolvePlace(
        city,
        key.kind === 'street' && houseNumber !== null
          ? { kind: 'house', index: key.index, houseNumber }
          : key,
        false,
      ),
    )
    .filter((place) => place !== undefined);

/** Search radii for a house, in metres, tried in this order. */
const searchRadii = [90, 400] as const;

/** Returns the address nearest to a point. Returns undefined if there is none within 400 m. */
export const reverseGeocode = (city: City, point: Point): WirePlace | undefined => {
  const target = city.plane.toSpot(point);
  for (const radius of searchRadii) {
    let nearest: { readonly street: Street; readonly houseNumber: number; readonly away: number } | null =
      null;
    for (const { edge: index, along, isLeft } of findStreetsWithin(city, target, radius)) {
      const edge = city.graph.edges[index] as StreetEdge;
      const street = city.streets[edge.street] as Street;
      if (street.houses === 0) continue;
      const houseNumber = nearestHouseNumber(street, edge.startsAt + along, isLeft);
      const away = distance(doorSpot(street, houseNumber), target);
      if (nearest === null || away < nearest.away) nearest = { street, houseNumber, away };
    }
    if (nearest !== null) return createHousePlace(city, nearest.street, nearest.houseNumber);
  }
  return undefined;
};

/** Returns the place with an id, with coordinates if it has any. Returns undefined for an unknown id. */
export const findPlace = (city: City, id: string): WirePlace | undefined => {
  const key = decodePlaceId(city, id);
  return key && resolvePlace(city, key, true);
};
