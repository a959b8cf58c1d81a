import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeSchema } from '@saddlebag/domain/contracts';
import type { Street } from './city.ts';
import { createCity } from './create-city.ts';
import { autocomplete, details, reverse } from './geocoder.ts';

const city = createCity('bd');
const homes = city.streets.filter(({ houses }) => houses > 0);
const namedHomes = homes.filter(({ name }) => !/\d/.test(name));
const find = (query: string) => autocomplete(city, query, city.center).map(({ address }) => address);
const texts = (query: string): string[] => find(query).map(({ formatted_address: text }) => text);
const street = fc.constantFrom(...homes);
const namedStreet = fc.constantFrom(...namedHomes);
const areaOf = ({ area }: Street): string => city.areas[area]!.name;
const bengali = (number: number): string =>
  String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));

describe('autocomplete', () => {
  it('finds a street by the beginning of its name', () => {
    expect(texts('shap').every((text) => /\bShap/.test(text))).toBe(true);
    expect(texts('shap').length).toBe(6);
  });

  it('leaves the coordinates of a street to details', () => {
    const name = namedHomes[0]!.name;
    const [first] = find(name);
    expect(first).toMatchObject({ street: name, latitude: null, longitude: null });
    const [detailed] = [details(city, first!.id)?.address];
    expect(detailed?.latitude).toBeTypeOf('number');
    expect(detailed?.formatted_address).toBe(first?.formatted_address);
  });

  it('finds any address by the text that it is written with', () => {
    fc.assert(
      fc.property(street, fc.nat(), (home, any) => {
        const number = (any % home.houses) + 1;
        const [first] = find(`House ${number}, ${home.name}, ${areaOf(home)}, Dhaka`);
        expect(first).toMatchObject({ street: home.name, area: areaOf(home), street_number: String(number) });
      }),
    );
  });

  it('takes a number before a street for a house, though another street has it in its name and the district sounds alike', () => {
    expect(texts('House 1, Shimul Road, Shiulitola')[0]).toBe('House 1, Shimul Road, Shiulitola, Dhaka 1209');
    expect(texts('Road 1, Shiulitola')[0]).toBe('Road 1, Shiulitola, Dhaka 1209');
  });

  it('takes the house number before or after the street and in digits of any script', () => {
    fc.assert(
      fc.property(namedStreet, fc.nat(), (home, any) => {
        const number = (any % home.houses) + 1;
        const wanted = { street: home.name, street_number: String(number) };
        expect(find(`${number} ${home.name}`)).toContainEqual(expect.objectContaining(wanted));
        expect(find(`${home.name} ${number}`)).toContainEqual(expect.objectContaining(wanted));
        expect(find(`${bengali(number)} ${home.name}`)).toContainEqual(expect.objectContaining(wanted));
      }),
    );
  });

  it('forgives a slip in a word of four letters or more', () => {
    fc.assert(
      fc.property(
        namedStreet,
        fc.nat(),
        fc.constantFrom('swap', 'drop', 'double', 'replace'),
        (home, any, slip) => {
          const [word = '', ...rest] = home.name.split(' ');
          fc.pre(word.length >= 5);
          const at = any % (word.length - 1);
          const [a = '', b = ''] = [word[at], word[at + 1]];
          const slipped = { swap: b + a, drop: b, double: a + a + b, replace: `z${b}` }[slip];
          const typed = [word.slice(0, at) + slipped + word.slice(at + 2), ...rest, areaOf(home)].join(' ');
          expect(find(typed).map((place) => place.street)).toContain(home.name);
        },
      ),
    );
  });

  it('does not mind case, accents or a wrong ending', () => {
    expect(texts('ŠHAPLÁ')).toEqual(texts('shapla'));
    expect(texts('Shapla Boulevard').every((text) => text.includes('Shapla'))).toBe(true);
    expect(texts('Shapla Boulevard')).not.toEqual([]);
  });

  it('lists the nearer of equals first', () => {
    const [area] = city.areas
      .filter(({ id }) => homes.some((home) => home.name === 'Road 1' && home.area === id))
      .slice(-1);
    const near = city.plane.toPoint(area?.center ?? { x: 0, y: 0 });
    expect(autocomplete(city, 'Road 1', near)[0]?.address.area).toBe(area?.name);
  });

  it('knows one place that has no coordinates at all', () => {
    const [place] = find('unmapped lane');
    expect(place).toMatchObject({ street: 'Unmapped Lane', latitude: null, longitude: null });
    expect(details(city, place!.id)?.address).toMatchObject({ latitude: null, longitude: null });
  });

  it('finds landmarks and districts, with coordinates', () => {
    const landmark = city.landmarks[0];
    expect(find(landmark!.name)[0]?.latitude).toBeTypeOf('number');
    const area = city.areas[0];
    expect(find(area!.name)[0]).toMatchObject({
      area: area?.name,
      street: null,
      latitude: expect.any(Number),
    });
  });

  it('offers the districts when only the city is named, and nothing for nonsense', () => {
    expect(find('Dhaka').length).toBe(6);
    expect(find('qqqq wwww')).toEqual([]);
    expect(find('  ,, ')).toEqual([]);
  });

  it('answers any text with at most the places asked for, in the shape of the wire', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 0, max: 9 }),
        (query, limit) => {
          const found = autocomplete(city, query, city.center, limit);
          expect(found.length).toBeLessThanOrEqual(limit);
          for (const place of found) placeSchema.parse(place);
        },
      ),
    );
  });
});

describe('reverse', () => {
  it('finds an address again at its own door', () => {
    fc.assert(
      fc.property(street, fc.nat(), (home, any) => {
        const [place] = find(`House ${(any % home.houses) + 1}, ${home.name}, ${areaOf(home)}`);
        const found = reverse(city, { latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 });
        expect(found?.address.formatted_address).toBe(place?.formatted_address);
      }),
    );
  });

  it('finds no address where nobody lives', () => {
    expect(reverse(city, { latitude: 0, longitude: 0 })).toBeUndefined();
  });
});

describe('details', () => {
  it.each(['', 'bdh', 'bdh-0-0', 'bdh-zzzz-1', 'bds-0-1', 'sgs-1', 'bda-99', 'x'])(
    'knows no place by the id %j',
    (id) => {
      expect(details(city, id)).toBeUndefined();
    },
  );
});
