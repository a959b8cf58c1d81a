import type { StreetClass } from './city.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Random } from './random.ts';

interface UnnamedStreet {
  readonly class: StreetClass;
  readonly area: number;
  /** Pieces of one street share this id and get the same name. */
  readonly origin: number;
}

const prefixes = [
  '',
  'North ',
  'South ',
  'Old ',
  'New ',
  'Upper ',
  'Lower ',
  'East ',
  'West ',
  'Little ',
  'Great ',
] as const;

/**
 * Creates a generator of unique names: first every root with every ending, then the same with each prefix.
 */
const createNameGenerator = (
  roots: readonly string[],
  endings: readonly string[],
  takenNames: Set<string>,
  random: Random,
): (() => string) => {
  const shuffledRoots = random.shuffle(roots);
  const candidates = prefixes.flatMap((prefix) =>
    random.shuffle(shuffledRoots.flatMap((root) => endings.map((ending) => `${prefix}${root} ${ending}`))),
  );
  let nextIndex = 0;
  return () => {
    while (nextIndex < candidates.length && takenNames.has(candidates[nextIndex] as string)) nextIndex += 1;
    const candidate = candidates[nextIndex % candidates.length] as string;
    const name = nextIndex < candidates.length ? candidate : `${candidate} ${nextIndex}`;
    takenNames.add(name);
    nextIndex += 1;
    return name;
  };
};

/**
 * Names the streets. Each name is unique in the city, except that a numbered name may only be unique in its
 * district.
 */
export const nameStreets = (
  streets: readonly UnnamedStreet[],
  areaNames: readonly string[],
  words: Gazetteer,
  random: Random,
): string[] => {
  const takenNames = new Set<string>();
  const nextName = {
    highway: createNameGenerator(words.roots, words.endings.highway, takenNames, random),
    primary: createNameGenerator(words.roots, words.endings.primary, takenNames, random),
    secondary: createNameGenerator(words.roots, words.endings.secondary, takenNames, random),
    local: createNameGenerator(words.roots, words.endings.local, takenNames, random),
  };
  const counts = new Map<number, number>();
  const nameByOrigin = new Map<number, string>();
  const createName = (street: UnnamedStreet): string => {
    if (street.class !== 'local' || words.numbered === null || random.next() >= words.numberedShare)
      return nextName[street.class]();
    const number = (counts.get(street.area) ?? 0) + 1;
    counts.set(street.area, number);
    return words.numbered(areaNames[street.area] as string, number, street.area);
  };
  return streets.map((street) => {
    const name = nameByOrigin.get(street.origin) ?? createName(street);
    nameByOrigin.set(street.origin, name);
    return name;
  });
};
