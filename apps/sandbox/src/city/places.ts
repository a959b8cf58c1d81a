import type { WirePlace } from '@saddlebag/domain/contracts';
import { addressOf, spotAlong } from './address.ts';
import type { Area, City, Landmark, Street } from './city.ts';
import { gazetteerOf } from './gazetteers.ts';

/** What a place's id stands for. */
export type PlaceKey =
  | { readonly kind: 'house'; readonly index: number; readonly houseNumber: number }
  | { readonly kind: 'street' | 'landmark' | 'area'; readonly index: number }
  | { readonly kind: 'unmapped' };

/** The street that has an address and no coordinates, so that a portal can show what it says then. */
export const unmappedName = 'Unmapped Lane';

const letters = { house: 'h', street: 's', landmark: 'l', area: 'a', unmapped: 'u' } as const;

/** The id of a place: opaque to everyone else, and always the same. */
export const placeId = (city: City, key: PlaceKey): string => {
  const numbers =
    key.kind === 'unmapped' ? [] : key.kind === 'house' ? [key.index, key.houseNumber] : [key.index];
  return [`${city.country}${letters[key.kind]}`, ...numbers.map((number) => number.toString(36))].join('-');
};

/** Reads an id back; undefined when it is not one of this city's. */
export const placeKeyOf = (city: City, id: string): PlaceKey | undefined => {
  const [head = '', first = '', second = ''] = id.split('-');
  const kind = (Object.keys(letters) as Array<keyof typeof letters>).find(
    (name) => `${city.country}${letters[name]}` === head,
  );
  if (kind === undefined) return undefined;
  const index = Number.parseInt(first, 36);
  const houseNumber = Number.parseInt(second, 36);
  const key: PlaceKey =
    kind === 'unmapped' ? { kind } : kind === 'house' ? { kind, index, houseNumber } : { kind, index };
  // Only an id that would be written the same way was written here.
  return placeId(city, key) === id ? key : undefined;
};

const place = (city: City, key: PlaceKey, address: Omit<WirePlace['address'], 'id' | 'city'>): WirePlace => ({
  address: { id: placeId(city, key), city: city.name, ...address },
});

const inArea = (city: City, beginning: string, area: Area): string =>
  `${beginning}, ${area.name}, ${city.name} ${area.postalCode}`;

const partsOf = (street: Street, area: Area) => ({
  area: area.name,
  postal_code: area.postalCode,
  street: street.name,
});

/** A house with its coordinates; undefined when the street has no such number. */
export const housePlace = (
  city: City,
  street: Street,
  houseNumber: number,
  landmark?: Landmark,
): WirePlace | undefined => {
  const address = addressOf(city, street, houseNumber);
  if (address === undefined) return undefined;
  const area = city.areas[street.area] as Area;
  const house = gazetteerOf(city.country).house(String(houseNumber), street.name);
  const key: PlaceKey =
    landmark === undefined
      ? { kind: 'house', index: street.id, houseNumber }
      : { kind: 'landmark', index: landmark.id };
  return place(city, key, {
    formatted_address: inArea(city, landmark === undefined ? house : `${landmark.name}, ${house}`, area),
    ...address.point,
    ...partsOf(street, area),
    street_number: String(houseNumber),
  });
};

export const landmarkPlace = (city: City, landmark: Landmark): WirePlace | undefined => {
  const street = city.streets[landmark.street];
  return street === undefined ? undefined : housePlace(city, street, landmark.houseNumber, landmark);
};

/** A street as a suggestion, without coordinates, or with those of its middle. */
export const streetPlace = (city: City, street: Street, isDetailed: boolean): WirePlace => {
  const area = city.areas[street.area] as Area;
  const middle = city.plane.toPoint(
    spotAlong(street, (street.metres[street.metres.length - 1] as number) / 2, 0),
  );
  return place(
    city,
    { kind: 'street', index: street.id },
    {
      formatted_address: inArea(city, street.name, area),
      latitude: isDetailed ? middle.latitude : null,
      longitude: isDetailed ? middle.longitude : null,
      ...partsOf(street, area),
      street_number: null,
    },
  );
};

export const areaPlace = (city: City, area: Area): WirePlace =>
  place(
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

export const unmappedPlace = (city: City): WirePlace =>
  place(
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
