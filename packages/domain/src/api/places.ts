import { createEffect } from 'effector';
import type { Point, GeolocatorLanguage, WirePlace } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { Place } from './entities.ts';
import type { ApiFailure } from './failures.ts';
import { toPoint } from './point.ts';

const contracts = () => import('../contracts/geolocator.ts');

export const toPlace = ({ address }: WirePlace): Place => ({
  id: address.id,
  label: address.formatted_address,
  point: toPoint(address),
  city: address.city ?? null,
  area: address.area ?? null,
  ...(address.street_number && { houseNumber: address.street_number }),
});

const firstPlace = ({ data }: { readonly data: { readonly data: readonly WirePlace[] } }): Place | null => {
  const first = data.data[0];
  return first ? toPlace(first) : null;
};

export interface PlaceQuery {
  readonly query: string;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  /** Places near this point come first. */
  readonly near: Point;
  readonly language: GeolocatorLanguage;
}

/**
 * Suggests places for a text (GET /geolocator/autocomplete). `loadPlaceFx` loads the coordinates of a
 * suggestion without a point.
 */
export const suggestPlacesFx = createEffect<PlaceQuery, readonly Place[], ApiFailure>(
  ({ query, country, near, language }) =>
    callService(async () => (await contracts()).autocompleteContract, {
      query: { query, country, lat: near.latitude, lng: near.longitude, language },
    }).then(({ data }) => data.data.map(toPlace)),
);

/** Finds the address at a point (GET /geolocator/reverse). Returns null if there is none. */
export const reverseGeocodeFx = createEffect<
  { readonly point: Point; readonly language: GeolocatorLanguage },
  Place | null,
  ApiFailure
>(({ point, language }) =>
  callService(async () => (await contracts()).reverseGeocodeContract, {
    query: { lat: point.latitude, lng: point.longitude, language },
  }).then(firstPlace),
);

/**
 * Loads a place with its coordinates (GET /geolocator/details). Returns null if the place no longer exists.
 */
export const loadPlaceFx = createEffect<{ readonly id: string }, Place | null, ApiFailure>(({ id }) =>
  callService(async () => (await contracts()).placeDetailsContract, { query: { query_id: id } }).then(
    firstPlace,
  ),
);
