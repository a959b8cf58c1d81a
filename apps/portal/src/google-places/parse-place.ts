import type { Place } from '@saddlebag/domain/api';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const predictionSchema = z.object({ placeId: text, text: z.object({ text }) });

/** `google.maps.LatLng`, whose coordinates are methods. */
const locationSchema = z.object({
  lat: z.custom<() => number>((value) => typeof value === 'function'),
  lng: z.custom<() => number>((value) => typeof value === 'function'),
});
const coordinatesSchema = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

const detailsSchema = z.object({
  id: text,
  formattedAddress: text,
  location: locationSchema,
  addressComponents: z.array(z.object({ longText: z.nullable(z.string()), types: z.array(z.string()) })),
});

const geocodedSchema = z.object({
  place_id: text,
  formatted_address: text,
  geometry: z.object({ location: locationSchema }),
  address_components: z.array(z.object({ long_name: z.string(), types: z.array(z.string()) })),
});

/** Google's types of a city and of an area in it, the most exact first. */
const cityTypes = ['locality', 'postal_town', 'administrative_area_level_2'];
const areaTypes = ['sublocality_level_1', 'sublocality', 'neighborhood'];

interface AddressPart {
  readonly name: string | null;
  readonly types: readonly string[];
}

const nameOf = (parts: readonly AddressPart[], types: readonly string[]): string | null =>
  types.map((type) => parts.find((part) => part.types.includes(type))?.name).find(Boolean) ?? null;

const placeOf = (
  id: string,
  label: string,
  location: z.output<typeof locationSchema>,
  parts: readonly AddressPart[],
): Place | null => {
  const point = coordinatesSchema.safeParse({ latitude: location.lat(), longitude: location.lng() });
  return point.success
    ? { id, label, point: point.data, city: nameOf(parts, cityTypes), area: nameOf(parts, areaTypes) }
    : null;
};

/** Parses a suggestion. It has no coordinates yet. Returns null for anything else. */
export const parsePrediction = (prediction: unknown): Place | null => {
  const { data } = predictionSchema.safeParse(prediction);
  return data ? { id: data.placeId, label: data.text.text, point: null, city: null, area: null } : null;
};

/** Parses a place with its loaded fields. Returns null without an address or coordinates. */
export const parseDetails = (place: unknown): Place | null => {
  const { data } = detailsSchema.safeParse(place);
  if (!data) return null;
  const parts = data.addressComponents.map(({ longText, types }) => ({ name: longText, types }));
  return placeOf(data.id, data.formattedAddress, data.location, parts);
};

/** Parses a result of the geocoder. Returns null without an address or coordinates. */
export const parseGeocoded = (result: unknown): Place | null => {
  const { data } = geocodedSchema.safeParse(result);
  if (!data) return null;
  const parts = data.address_components.map(({ long_name: name, types }) => ({ name, types }));
  return placeOf(data.place_id, data.formatted_address, data.geometry.location, parts);
};
