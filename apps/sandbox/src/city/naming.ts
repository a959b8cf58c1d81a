import type { StreetClass } from './city.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Random } from './random.ts';

/** A street to be named. */
interface Nameless {
  readonly class: StreetClass;
  readonly area: number;
  /** Pieces of one street have one name. */
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

/** Hands out names that are not used twice: all roots with an ending, then all again with a prefix. */
const createNames = (
  roots: readonly string[],
  endings: readonly string[],
  taken: Set<string>,
  random: Random,
): (() => string) => {
  const shuffledRoots = random.shuffled(roots);
  const candidates = prefixes.flatMap((prefix) =>
    random.shuffled(shuffledRoots.flatMap((root) => endings.map((ending) => `${prefix}${root} ${ending}`))),
  );
  let next = 0;
  return () => {
    while (next < candidates.length && taken.has(candidates[next] as string)) next += 1;
    const candidate = candidates[next % candidates.length] as string;
    const name = next < candidates.length ? candidate : `${candidate} ${next}`;
    taken.add(name);
    next += 1;
    return name;
  };
};

/** Names the streets: each name once in the city, or once in a district where small streets are numbered. */
export const nameStreets = (
  streets: readonly Nameless[],
  areaNames: readonly string[],
  words: Gazetteer,
  random: Random,
): string[] => {
  const taken = new Set<string>();
  const fresh = {
    highway: createNames(words.roots, words.endings.highway, taken, random),
    primary: createNames(words.roots, words.endings.primary, taken, random),
    secondary: createNames(words.roots, words.endings.secondary, taken, random),
    local: createNames(words.roots, words.endings.local, taken, random),
  };
  const counts = new Map<number, number>();
  const given = new Map<number, string>();
  const nameOf = (street: Nameless): string => {
    if (street.class !== 'local' || words.numbered === null || random.next() >= words.numberedShare)
      return fresh[street.class]();
    const number = (counts.get(street.area) ?? 0) + 1;
    counts.set(street.area, number);
    return words.numbered(areaNames[street.area] as string, number, street.area);
  };
  return streets.map((street) => {
    const name = given.get(street.origin) ?? nameOf(street);
    given.set(street.origin, name);
    return name;
  });
};
