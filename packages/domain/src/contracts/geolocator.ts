import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { latitude, longitude } from './numbers.ts';
import { id, searchText, token } from './text.ts';

/** A place. Suggestions may lack coordinates, which the `details` call then provides. */
export const placeSchema = z.object({
  address: z.object({
    id: z.string(),
    formatted_address: z.string(),
    latitude: z.nullable(latitude),
    longitude: z.nullable(longitude),
    city: z.optional(z.nullable(z.string())),
    area: z.optional(z.nullable(z.string())),
    postal_code: z.optional(z.nullable(z.string())),
    street: z.optional(z.nullable(z.string())),
    street_number: z.optional(z.nullable(z.string())),
  }),
});
export type WirePlace = z.output<typeof placeSchema>;

/**
 * The response of every geolocator call: a list in `data.data` (specification 000, section 7). `reverse` and
 * `details` use only its first entry.
 */
const placesResponse = z.object({ data: z.object({ data: z.array(placeSchema) }) });

const language = z.enum(['en', 'zh-HK', 'km', 'ja', 'th', 'tw']);
export type GeolocatorLanguage = z.output<typeof language>;

/** Suggests places for a text. `lat` and `lng` rank nearby places first. */
export const autocompleteContract = defineContract({
  id: 'autocomplete',
  method: 'GET',
  service: 'orders',
  path: '/geolocator/autocomplete',
  summary: 'Suggest places for a typed text',
  query: z.object({ query: searchText, country: id, lat: latitude, lng: longitude, language }),
  response: placesResponse,
});

export const reverseGeocodeContract = defineContract({
  id: 'reverseGeocode',
  method: 'GET',
  service: 'orders',
  path: '/geolocator/reverse',
  summary: 'Find the address of a point',
  query: z.object({ lat: latitude, lng: longitude, language }),
  response: placesResponse,
});

export const placeDetailsContract = defineContract({
  id: 'placeDetails',
  method: 'GET',
  service: 'orders',
  path: '/geolocator/details',
  summary: 'Read a suggested place with its coordinates',
  query: z.object({ query_id: token }),
  response: placesResponse,
});
