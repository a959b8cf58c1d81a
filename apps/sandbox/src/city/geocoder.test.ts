import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeSchema } from '@saddlebag/domain/contracts';
import type { Street } from './city.ts';
import { createCity } from './create-city.ts';
import { autocomplete, findPlace, reverseGeocode } from './geocoder.ts';

const city = createCity('bd');
const streets = city.streets.filter(({ houses }) => houses > 0);
const namedStreets = streets.filter(({ name }) => !/\d/.test(name));
const find = (query: string) => autocomplete(city, query, city.center).map(({ address }) => address);
const findTexts = (query: string): string[] => find(query).map(({ formatted_address: text }) => text);
const anyStreet = fc.constantFrom(...streets);
const anyNamedStreet = fc.constantFrom(...namedStreets);
const areaName = ({ area }: Street): string => city.areas[area]!.name;
const toBengaliDigits = (number: number): string =>
  String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));

describe('autocomplete', () => {
  it('finds a street by a prefix of its name', () => {
    expect(findTexts('shap').every((text) => /\bShap/.test(text))).toBe(true);
    expect(findTexts('shap').length).toBe(6);
  });

  it('returns a street without coordinates, unlike findPlace', () => {
    const name = namedStreets[0]!.name;
    const [first] = find(name);
    expect(first).toMatchObject({ street: name, latitude: null, longitude: null });
    const [detailed] = [findPlace(city, first!.id)?.address];
    expect(detailed?.latitude).toBeTypeOf('number');
    expect(detailed?.formatted_address).toBe(first?.formatted_address);
  });

  it('finds every address by its formatted text', () => {
    fc.assert(
      fc.property(anyStreet, fc.nat(), (street, seed) => {
        const number = (seed % street.houses) + 1;
        const [first] = find(`House ${number}, ${street.name}, ${areaName(street)}, Dhaka`);
        expect(first).toMatchObject({
          street: street.name,
          area: areaName(street),
          street_number: String(number),
        });
      }),
    );
  });

  it("prefers a house number over a number in another street's name", () => {
    expect(findTexts('House 1, Shimul Road, Shiulitola')[0]).toBe(
      'House 1, Shimul Road, Shiulitola, Dhaka 1209',
    );
    expect(findTexts('Road 1, Shiulitola')[0]).toBe('Road 1, Shiulitola, Dhaka 1209');
  });

  it('accepts the house number before or after the street and in Bengali digits', () => {
    fc.assert(
      fc.property(anyNamedStreet, fc.nat(), (street, seed) => {
        const number = (seed % street.houses) + 1;
        const expected = { street: street.name, street_number: String(number) };
        expect(find(`${number} ${street.name}`)).toContainEqual(expect.objectContaining(expected));
        expect(find(`${street.name} ${number}`)).toContainEqual(expect.objectContaining(expected));
        expect(find(`${toBengaliDigits(number)} ${street.name}`)).toContainEqual(
          expect.objectContaining(expected),
        );
      }),
    );
  });

  it('tolerates a typing error in a long word', () => {
    fc.assert(
      fc.property(
        anyNamedStreet,
        fc.nat(),
        fc.constantFrom('swap', 'drop', 'double', 'replace'),
        (street, seed, typo) => {
          const [word = '', ...rest] = street.name.split(' ');
          fc.pre(word.length >= 5);
          const at = seed % (word.length - 1);
          const [a = '', b = ''] = [word[at], word[at + 1]];
          const mistypedLetters = { swap: b + a, drop: b, double: a + a + b, replace: `z${b}` }[typo];
          const typed = [
            word.slice(0, at) + mistypedLetters + word.slice(at + 2),
            ...rest,
            areaName(street),
          ].join(' ');
          expect(find(typed).map((place) => place.street)).toContain(street.name);
        },
      ),
    );
  });

  it('ignores case, accents and a wrong last word', () => {
    expect(findTexts('ŠHAPLÁ')).toEqual(findTexts('shapla'));
    expect(findTexts('Shapla Boulevard').every((text) => text.includes('Shapla'))).toBe(true);
    expect(findTexts('Shapla Boulevard')).not.toEqual([]);
  });

  it('lists the nearer of two equal matches first', () => {
    const [area] = city.areas
      .filter(({ id }) => streets.some((street) => street.name === 'Road 1' && street.area === id))
      .slice(-1);
    const near = city.plane.toPoint(area?.center ?? { x: 0, y: 0 });
    expect(autocomplete(city, 'Road 1', near)[0]?.address.area).toBe(area?.name);
  });

  it('finds Unmapped Lane, for which even findPlace returns no coordinates', () => {
    const [place] = find('unmapped lane');
    expect(place).toMatchObject({ street: 'Unmapped Lane', latitude: null, longitude: null });
    expect(findPlace(city, place!.id)?.address).toMatchObject({ latitude: null, longitude: null });
  });

  it('finds landmarks and districts with coordinates', () => {
    const landmark = city.landmarks[0];
    expect(find(landmark!.name)[0]?.latitude).toBeTypeOf('number');
    const area = city.areas[0];
    expect(find(area!.name)[0]).toMatchObject({
      area: area?.name,
      street: null,
      latitude: expect.any(Number),
    });
  });

  it("suggests districts for the city's name and nothing for nonsense", () => {
    expect(find('Dhaka').length).toBe(6);
    expect(find('qqqq wwww')).toEqual([]);
    expect(find('  ,, ')).toEqual([]);
  });

  it('returns valid places up to the limit for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 0, max: 9 }),
        (query, limit) => {
          const places = autocomplete(city, query, city.center, limit);
          expect(places.length).toBeLessThanOrEqual(limit);
          for (const place of places) placeSchema.parse(place);
        },
      ),
    );
  });
});

describe('reverseGeocode', () => {
  it('returns an address for the point of its door', () => {
    fc.assert(
      fc.property(anyStreet, fc.nat(), (street, seed) => {
        const [place] = find(`House ${(seed % street.houses) + 1}, ${street.name}, ${areaName(street)}`);
        const nearest = reverseGeocode(city, {
          latitude: place?.latitude ?? 0,
          longitude: place?.longitude ?? 0,
        });
        expect(nearest?.address.formatted_address).toBe(place?.formatted_address);
      }),
    );
  });

  it('returns undefined far from any address', () => {
    expect(reverseGeocode(city, { latitude: 0, longitude: 0 })).toBeUndefined();
  });

  it('returns undefined without hanging for numbers that are not coordinates', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (latitude, longitude) => {
        expect(reverseGeocode(city, { latitude, longitude })).toBeUndefined();
      }),
      {
        examples: [
          [99_999_999_999_999, 90],
          [Infinity, -Infinity],
          [NaN, NaN],
        ],
      },
    );
  });
});

describe('findPlace', () => {
  it.each(['', 'bdh', 'bdh-0-0', 'bdh-zzzz-1', 'bds-0-1', 'sgs-1', 'bda-99', 'x'])(
    'returns undefined for the id %j',
    (id) => {
      expect(findPlace(city, id)).toBeUndefined();
    },
  );
});
