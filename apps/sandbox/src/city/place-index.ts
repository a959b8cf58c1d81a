import { spotAlong } from './address.ts';
import type { Area, City, Street } from './city.ts';
import { perCity } from './per-city.ts';
import { unmappedName, type PlaceKey } from './places.ts';
import type { Spot } from './plane.ts';
import { wordsOf } from './typed-text.ts';

/** Something that can be found by its name. */
export interface PlaceEntry {
  readonly key: PlaceKey;
  /** The words of its own name, in order. */
  readonly words: readonly string[];
  readonly postalCode: string | null;
  /** Where it is about, to prefer what is near. */
  readonly spot: Spot;
  /** A street's houses; 0 for anything else. */
  readonly houses: number;
}

/** Where a word occurs: in an entry's own name, or in the name of the district it lies in. */
export interface Occurrence {
  readonly entry: number;
  readonly isName: boolean;
}

export interface PlaceIndex {
  readonly entries: readonly PlaceEntry[];
  readonly words: ReadonlyMap<string, readonly Occurrence[]>;
  /** The words of the city's own name, which suit every address in it. */
  readonly cityWords: ReadonlySet<string>;
}

const entriesOf = (city: City): Array<PlaceEntry & { readonly area: Area | null }> => {
  const areaOf = (street: Street): Area => city.areas[street.area] as Area;
  const middle = (street: Street): Spot =>
    spotAlong(street, (street.metres[street.metres.length - 1] as number) / 2, 0);
  return [
    ...city.areas.map((area) => ({
      key: { kind: 'area', index: area.id } as const,
      words: wordsOf(area.name),
      postalCode: area.postalCode,
      spot: area.center,
      houses: 0,
      area: null,
    })),
    ...city.landmarks.map((landmark) => {
      const street = city.streets[landmark.street] as Street;
      const key = { kind: 'landmark', index: landmark.id } as const;
      return {
        key,
        words: wordsOf(landmark.name),
        postalCode: areaOf(street).postalCode,
        spot: middle(street),
        houses: 0,
        area: areaOf(street),
      };
    }),
    ...city.streets
      .filter(({ houses }) => houses > 0)
      .map((street) => ({
        key: { kind: 'street', index: street.id } as const,
        words: wordsOf(street.name),
        postalCode: areaOf(street).postalCode,
        spot: middle(street),
        houses: street.houses,
        area: areaOf(street),
      })),
    {
      key: { kind: 'unmapped' },
      words: wordsOf(unmappedName),
      postalCode: null,
      spot: { x: 0, y: 0 },
      houses: 0,
      area: null,
    },
  ];
};

/** Every name of the city by its words. */
export const placeIndex = perCity((city): PlaceIndex => {
  const entries = entriesOf(city);
  const words = new Map<string, Occurrence[]>();
  const note = (word: string, occurrence: Occurrence): void => {
    const known = words.get(word);
    if (known === undefined) words.set(word, [occurrence]);
    else known.push(occurrence);
  };
  entries.forEach(({ words: own, area }, entry) => {
    for (const word of own) note(word, { entry, isName: true });
    for (const word of area === null ? [] : wordsOf(area.name)) {
      if (!own.includes(word)) note(word, { entry, isName: false });
    }
  });
  return { entries, words, cityWords: new Set(wordsOf(city.name)) };
});
