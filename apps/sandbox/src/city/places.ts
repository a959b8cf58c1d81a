import type { WirePlace } from '@saddlebag/domain/contracts';
import { findAddress, spotAlongStreet } from './address.ts';
import type { Area, City, Landmark, Street } from './city.ts';
import { getGazetteer } from './gazetteers.ts';

/** The decoded form of a place id. */
export type PlaceKey =
  | { readonly kind: 'house'; readonly index: number; readonly houseNumber: number }
  | { readonly kind: 'street' | 'landmark' | 'area'; readonly index: number }
  | { readonly kind: 'unmapped' };

/** Name of a street without coordinates, for testing how a portal handles such an address. */
export const unmappedName = 'Unmapped Lane';

/** Letter of each kind in a place id. */
const kindLetters = { house: 'h', street: 's', landmark: 'l', area: 'a', unmapped: 'u' } as const;

/** Encodes a place key as a stable id, which is opaque to clients. */
const encodePlaceId = (city: City, key: PlaceKey): string => {
  const numbers =
    key.kind === 'unmapped' ? [] : key.kind === 'house' ? [key.index, key.houseNumber] : [key.index];
  return [`${city.country}${kindLetters[key.kind]}`, ...numbers.map((number) => number.toString(36))].join(
    '-',
  );
};

/** Decodes a place id. Returns undefined if it is not an id of this city. */
export const decodePlaceId = (city: City, id: string): PlaceKey | undefined => {
  const [head = '', first = '', second = ''] = id.split('-');
  const kind = (Object.keys(kindLetters) as Array<keyof typeof kindLetters>).find(
    (name) => `${city.country}${kindLetters[name]}` === head,
  );
  if (kind === undefined) return undefined;
  const index = Number.parseInt(first, 36);
  const houseNumber = Number.parseInt(second, 36);
  const key: PlaceKey =
    kind === 'unmapped' ? { kind } : kind === 'house' ? { kind, index, houseNumber } : { kind, index };
  // Reject other spellings of the same numbers, such as leading zeros.
  return encodePlaceId(city, key) === id ? key : undefined;
};

const createPlace = (
  city: City,
  key: PlaceKey,
  address: Omit<WirePlace['address'], 'id' | 'city'>,
): WirePlace => ({
  address: { id: encodePlaceId(city, key), city: city.name, ...address },
});

const formatAddress = (city: City, firstPart: string, area: Area): string =>
  `${firstPart}, ${area.name}, ${city.name} ${area.postalCode}`;

const streetFields = (street: Street, area: Area) => ({
  area: area.name,
  postal_code: area.postalCode,
  street: street.name,
});

/** Returns a house with its coordinates. Returns undefined if the street has no such number. */
export const createHousePlace = (
  city: City,
  street: Street,
  houseNumber: number,
  landmark?: Landmark,
): WirePlace | undefined => {
  const address = findAddress(city, street, houseNumber);
  if (address === undefined) return undefined;
  const area = city.areas[street.area] as Area;
  const house = getGazetteer(city.country).house(String(houseNumber), street.name);
  const key: PlaceKey =
    landmark === undefined
      ? { kind: 'house', index: street.id, houseNumber }
      : { kind: 'landmark', index: landmark.id };
  return createPlace(city, key, {
    formatted_address: formatAddress(
      city,
      landmark === undefined ? house : `${landmark.name}, ${house}`,
      area,
    ),
    ...address.point,
    ...streetFields(street, area),
    street_number: String(houseNumber),
  });
};

export const createLandmarkPlace = (city: City, landmark: Landmark): WirePlace | undefined => {
  const street = city.streets[landmark.street];
  return street === undefined ? undefined : createHousePlace(city, street, landmark.houseNumber, landmark);
};

/** Returns a street. If `isDetailed`, it has the coordinates of its midpoint, otherwise none. */
export const createStreetPlace = (city: City, street: Street, isDetailed: boolean): WirePlace => {
  const area = city.areas[street.area] as Area;
  const middle = city.plane.toPoint(
    spotAlongStreet(street, (street.metres[street.metres.length - 1] as number) / 2, 0),
  );
  return createPlace(
    city,
    { kind: 'street', index: street.id },
    {
      formatted_address: formatAddress(city, street.name, area),
      latitude: isDetailed ? middle.latitude : null,
      longitude: isDetailed ? middle.longitude : null,
      ...streetFields(street, area),
      street_number: null,
    },
  );
};

export const createAreaPlace = (city: City, area: Area): WirePlace =>
  createPlace(
    city,
    { kind: 'area', index: area.id },
    {
      formatted_address: `${area.name}, ${city.name} ${area.postalCode}`,
      ...city.plane.toPoint(area.center),
      area: area.name,
      postal_code: area.postalCode,
      street: null,
      street_number: null,
    },
  );

export const createUnmappedPlace = (city: City): WirePlace =>
  createPlace(
    city,
    { kind: 'unmapped' },
    {
      formatted_address: `${unmappedName}, ${city.name}`,
      latitude: null,
      longitude: null,
      area: null,
      postal_code: null,
      street: unmappedName,
      street_number: null,
    },
  );
