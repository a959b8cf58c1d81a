import { spotAlongStreet } from './address.ts';
import type { Area, City, Street } from './city.ts';
import { memoizePerCity } from './memoize-per-city.ts';
import { unmappedName, type PlaceKey } from './places.ts';
import type { Spot } from './plane.ts';
import { splitWords } from './typed-text.ts';

/** A place that can be found by its name. */
export interface PlaceEntry {
  readonly key: PlaceKey;
  /** The words of the place's name, in order. */
  readonly words: readonly string[];
  readonly postalCode: string | null;
  /** Approximate position, for ranking by distance. */
  readonly spot: Spot;
  /** Number of houses of a street. 0 for other places. */
  readonly houses: number;
}

/** An occurrence of a word in an entry's name, or in the name of its district. */
export interface Occurrence {
  readonly entry: number;
  readonly isName: boolean;
}

export interface PlaceIndex {
  readonly entries: readonly PlaceEntry[];
  readonly words: ReadonlyMap<string, readonly Occurrence[]>;
  /** The words of the city's name. They match every place. */
  readonly cityWords: ReadonlySet<string>;
}

const createEntries = (city: City): Array<PlaceEntry & { readonly area: Area | null }> => {
  const findArea = (street: Street): Area => city.areas[street.area] as Area;
  const middle = (street: Street): Spot =>
    spotAlongStreet(street, (street.metres[street.metres.length - 1] as number) / 2, 0);
  return [
    ...city.areas.map((area) => ({
      key: { kind: 'area', index: area.id } as const,
      words: splitWords(area.name),
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
        words: splitWords(landmark.name),
        postalCode: findArea(street).postalCode,
        spot: middle(street),
        houses: 0,
        area: findArea(street),
      };
    }),
    ...city.streets
      .filter(({ houses }) => houses > 0)
      .map((street) => ({
        key: { kind: 'street', index: street.id } as const,
        words: splitWords(street.name),
        postalCode: findArea(street).postalCode,
        spot: middle(street),
        houses: street.houses,
        area: findArea(street),
      })),
    {
      key: { kind: 'unmapped' },
      words: splitWords(unmappedName),
      postalCode: null,
      spot: { x: 0, y: 0 },
      houses: 0,
      area: null,
    },
  ];
};

/** Indexes all names of a city by their words. */
export const getPlaceIndex = memoizePerCity((city): PlaceIndex => {
  const entries = createEntries(city);
  const words = new Map<string, Occurrence[]>();
  const addOccurrence = (word: string, occurrence: Occurrence): void => {
    const occurrences = words.get(word);
    if (occurrences === undefined) words.set(word, [occurrence]);
    else occurrences.push(occurrence);
  };
  entries.forEach(({ words: nameWords, area }, entry) => {
    for (const word of nameWords) addOccurrence(word, { entry, isName: true });
    for (const word of area === null ? [] : splitWords(area.name)) {
      if (!nameWords.includes(word)) addOccurrence(word, { entry, isName: false });
    }
  });
  return { entries, words, cityWords: new Set(splitWords(city.name)) };
});
