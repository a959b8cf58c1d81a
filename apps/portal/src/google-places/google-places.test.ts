import { describe, expect, it } from 'vitest';
import { createGooglePlaces } from './google-places.ts';

const location = { lat: () => 23.79, lng: () => 90.41 };
const query = {
  query: 'House 12',
  country: 'bd',
  near: { latitude: 23.78, longitude: 90.4 },
  language: 'en',
} as const;

interface Libraries {
  readonly suggestions?: readonly unknown[];
  readonly fields?: object;
  readonly results?: readonly unknown[];
}

/** Opens the places of a fake of Google's libraries, which records the calls. */
const openPlaces = ({ suggestions = [], fields = {}, results = [] }: Libraries) => {
  const calls: { readonly name: string; readonly value: unknown }[] = [];
  const record = (name: string, value: unknown) => void calls.push({ name, value });
  class Place {
    constructor(options: unknown) {
      record('place', options);
    }
    fetchFields(options: unknown) {
      record('fields', options);
      return Promise.resolve(Object.assign(this, fields));
    }
  }
  const places = {
    Place,
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: (request: unknown) => {
        record('suggestions', request);
        return Promise.resolve({ suggestions });
      },
    },
  };
  class Geocoder {
    geocode(request: unknown) {
      record('geocode', request);
      return Promise.resolve({ results });
    }
  }
  const source = createGooglePlaces({
    places: () => Promise.resolve(places as never),
    geocoding: () => Promise.resolve({ Geocoder } as never),
  });
  return {
    source,
    calls,
    valuesOf: (name: string) => calls.filter((call) => call.name === name).map(({ value }) => value),
  };
};

const prediction = (id: string, text: string, toPlace?: () => unknown) => ({
  placePrediction: { placeId: id, text: { text }, toPlace },
});

describe('places of Google', () => {
  it('suggests places of the country near the pick-up', async () => {
    const { source, valuesOf } = openPlaces({ suggestions: [prediction('p1', 'House 12, Lake Road')] });

    expect(await source.suggest(query)).toEqual([
      { id: 'p1', label: 'House 12, Lake Road', point: null, city: null, area: null },
    ]);
    expect(valuesOf('suggestions')).toMatchObject([
      {
        input: 'House 12',
        includedRegionCodes: ['bd'],
        language: 'en',
        locationBias: { center: { lat: 23.78, lng: 90.4 }, radius: 50_000 },
      },
    ]);
  });

  it('leaves out suggestions that are no places', async () => {
    const { source } = openPlaces({
      suggestions: [{ placePrediction: null }, { placePrediction: { placeId: '' } }, prediction('p1', 'A')],
    });

    expect((await source.suggest(query)).map(({ id }) => id)).toEqual(['p1']);
  });

  it('asks for Chinese in Taiwan by its BCP 47 tag', async () => {
    const { source, valuesOf } = openPlaces({});
    await source.suggest({ ...query, language: 'tw' });

    expect(valuesOf('suggestions')).toMatchObject([{ language: 'zh-TW' }]);
  });

  it('uses one session token until a place is loaded, and then a new one', async () => {
    const { source, valuesOf } = openPlaces({ suggestions: [prediction('p1', 'A')] });
    await source.suggest(query);
    await source.suggest(query);
    await source.load('p2');
    await source.suggest(query);

    const tokens = valuesOf('suggestions').map(
      (request) => (request as { sessionToken: unknown }).sessionToken,
    );
    expect(tokens[1]).toBe(tokens[0]);
    expect(tokens[2]).not.toBe(tokens[0]);
  });

  it('loads the coordinates and the city of a suggestion', async () => {
    const fields = {
      id: 'p1',
      formattedAddress: 'House 12, Lake Road, Dhaka',
      location,
      addressComponents: [
        { longText: 'Banani', types: ['sublocality_level_1', 'political'] },
        { longText: 'Dhaka', types: ['locality', 'political'] },
      ],
    };
    const { source, valuesOf } = openPlaces({ fields });

    expect(await source.load('p1')).toEqual({
      id: 'p1',
      label: 'House 12, Lake Road, Dhaka',
      point: { latitude: 23.79, longitude: 90.41 },
      city: 'Dhaka',
      area: 'Banani',
    });
    expect(valuesOf('place')).toEqual([{ id: 'p1' }]);
  });

  it('finds no place without coordinates that exist', async () => {
    const fields = {
      id: 'p1',
      formattedAddress: 'Somewhere',
      location: { lat: () => Number.NaN, lng: () => 500 },
      addressComponents: [],
    };
    const { source } = openPlaces({ fields });

    expect(await source.load('p1')).toBeNull();
  });

  it('finds the address of a point', async () => {
    const results = [
      {
        place_id: 'p9',
        formatted_address: '4 Canal Street, Dhaka',
        geometry: { location },
        address_components: [{ long_name: 'Dhaka', types: ['locality'] }],
      },
    ];
    const { source, valuesOf } = openPlaces({ results });

    expect(await source.reverse({ latitude: 23.79, longitude: 90.41 }, 'en')).toMatchObject({
      label: '4 Canal Street, Dhaka',
      city: 'Dhaka',
      area: null,
    });
    expect(valuesOf('geocode')).toEqual([{ location: { lat: 23.79, lng: 90.41 }, language: 'en' }]);
  });

  it('finds no address where there is none', async () => {
    expect(await openPlaces({}).source.reverse({ latitude: 0, longitude: 0 }, 'en')).toBeNull();
  });
});
