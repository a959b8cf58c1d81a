import type { Point, WirePlace } from '@saddlebag/domain/contracts';
import { doorOf, houseNumberAt } from './address.ts';
import type { City, Street, StreetEdge } from './city.ts';
import { distance } from './geometry.ts';
import { streetsWithin } from './nearest-street.ts';
import { searchPlaces } from './place-search.ts';
import {
  areaPlace,
  housePlace,
  landmarkPlace,
  placeKeyOf,
  streetPlace,
  unmappedPlace,
  type PlaceKey,
} from './places.ts';

/** The place behind a key; streets have coordinates only when details were asked for. */
const placeOf = (city: City, key: PlaceKey, isDetailed: boolean): WirePlace | undefined => {
  if (key.kind === 'unmapped') return unmappedPlace(city);
  if (key.kind === 'area') {
    const area = city.areas[key.index];
    return area && areaPlace(city, area);
  }
  if (key.kind === 'landmark') {
    const landmark = city.landmarks[key.index];
    return landmark && landmarkPlace(city, landmark);
  }
  const street = city.streets[key.index];
  if (street === undefined || street.houses === 0) return undefined;
  return key.kind === 'house'
    ? housePlace(city, street, key.houseNumber)
    : streetPlace(city, street, isDetailed);
};

/**
 * Places whose name begins like the typed text, best first, nearer ones first among equals. Forgives a slip in words
 * of four letters and two in words of eight; takes the house number in any position and digits of any script.
 * Streets come without coordinates: `details` supplies them.
 */
export const autocomplete = (city: City, query: string, near: Point, limit = 6): readonly WirePlace[] =>
  searchPlaces(city, query, city.plane.toSpot(near), limit)
    .map(({ entry: { key }, houseNumber }) =>
      placeOf(
        city,
        key.kind === 'street' && houseNumber !== null
          ? { kind: 'house', index: key.index, houseNumber }
          : key,
        false,
      ),
    )
    .filter((place) => place !== undefined);

/** Metres around a point in which a house is looked for: first next to it, then further. */
const searchReaches = [90, 400] as const;

/** The address nearest to a point; undefined when nobody lives within 400 m of it. */
export const reverse = (city: City, point: Point): WirePlace | undefined => {
  const asked = city.plane.toSpot(point);
  for (const reach of searchReaches) {
    let nearest: { readonly street: Street; readonly houseNumber: number; readonly away: number } | null =
      null;
    for (const { edge: index, along, isLeft } of streetsWithin(city, asked, reach)) {
      const edge = city.graph.edges[index] as StreetEdge;
      const street = city.streets[edge.street] as Street;
      if (street.houses === 0) continue;
      const houseNumber = houseNumberAt(street, edge.startsAt + along, isLeft);
      const away = distance(doorOf(street, houseNumber), asked);
      if (nearest === null || away < nearest.away) nearest = { street, houseNumber, away };
    }
    if (nearest !== null) return housePlace(city, nearest.street, nearest.houseNumber);
  }
  return undefined;
};

/** The place with this id, with its coordinates (except for the one that has none); undefined for an unknown id. */
export const details = (city: City, id: string): WirePlace | undefined => {
  const key = placeKeyOf(city, id);
  return key && placeOf(city, key, true);
};
