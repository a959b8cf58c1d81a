import type { City } from './city.ts';
import { gazetteerOf } from './gazetteers.ts';
import { distance } from './geometry.ts';
import { placeIndex, type PlaceEntry } from './place-index.ts';
import type { Spot } from './plane.ts';
import { isNumber, likeness, wordsOf } from './typed-text.ts';

/** A place that suits a typed text, and the house number that was typed with it. */
export interface PlaceMatch {
  readonly entry: PlaceEntry;
  readonly houseNumber: number | null;
}

/** How much a word counts in the name of the district, next to one in the place's own name. */
const areaWeight = 0.35;
/** A house number may carry a letter, `12a`, and a sign, `#12`, which is gone by now. */
const houseNumberOf = (word: string): number | null =>
  /^[0-9]{1,4}[a-z]?$/.test(word) ? Number.parseInt(word, 10) : null;

interface Suiting {
  /** For each typed word, how well it suits the place, and whether by its own name. */
  readonly scores: number[];
  readonly byName: boolean[];
  /** In how many names the rarest of its own words that were typed occurs. */
  rarest: number;
}

/** Collects, for every place that any typed word suits, how well each word does. */
const suitings = (city: City, typed: readonly string[]): Map<number, Suiting> => {
  const { words } = placeIndex(city);
  const found = new Map<number, Suiting>();
  typed.forEach((typedWord, position) => {
    for (const [word, occurrences] of words) {
      const suits = likeness(typedWord, word);
      if (suits === 0) continue;
      for (const { entry, isName } of occurrences) {
        let suiting = found.get(entry);
        if (suiting === undefined)
          found.set(
            entry,
            (suiting = { scores: typed.map(() => 0), byName: typed.map(() => false), rarest: Infinity }),
          );
        if (isName && (word === typedWord || !isNumber(word)))
          suiting.rarest = Math.min(suiting.rarest, occurrences.length);
        const score = isName ? suits : suits * areaWeight;
        if (score <= (suiting.scores[position] as number)) continue;
        suiting.scores[position] = score;
        suiting.byName[position] = isName;
      }
    }
  });
  return found;
};

/** A word that fewer places than this have in their names tells which is meant; `Road` does not. */
const telling = 20;

/** How much a place's own number counts that does not follow its word: it may as well be the house's in another street. */
const looseNumber = 0.7;

/**
 * Which of the typed numbers is the one in the place's own name. `12 Road 11` is house 12 of Road 11: the number
 * belongs to the word that it follows. A number at the end may still be being typed.
 */
const ownNumberAt = (
  entry: PlaceEntry,
  typed: readonly string[],
): { readonly position: number; readonly weight: number } | null => {
  const place = entry.words.findIndex(isNumber);
  const own = entry.words[place];
  if (own === undefined) return null;
  const last = typed.length - 1;
  const suits = (word: string, position: number): boolean =>
    word === own || (position === last && position > 0 && isNumber(word) && own.startsWith(word));
  const positions = typed.flatMap((word, position) => (suits(word, position) ? [position] : []));
  const inPlace = positions.find((position) => typed[position - 1] === entry.words[place - 1]);
  const position = inPlace ?? positions[0];
  return position === undefined ? null : { position, weight: inPlace === undefined ? looseNumber : 1.25 };
};

/** How well a place suits the text altogether; null when too many of the words do not suit it. */
const judge = (
  entry: PlaceEntry,
  typed: readonly string[],
  { scores, byName, rarest }: Suiting,
  isCityWord: (word: string) => boolean,
) => {
  if (!byName.includes(true)) return null;
  const ownNumber = ownNumberAt(entry, typed);
  let houseNumber: number | null = null;
  let score = 0;
  let strays = 0;
  typed.forEach((word, position) => {
    const number = houseNumberOf(word);
    if (byName[position] === true && (!isNumber(word) || position === ownNumber?.position)) {
      score += (scores[position] as number) * (position === ownNumber?.position ? ownNumber.weight : 1);
    } else if (word === entry.postalCode) score += 0.2;
    else if (number !== null && houseNumber === null && number >= 1 && number <= entry.houses) {
      houseNumber = number;
      score += 0.1;
    } else if (isNumber(word)) return;
    else if ((scores[position] as number) > 0) score += scores[position] as number;
    else if (number === null && !isCityWord(word)) strays += 1;
  });
  const texts = typed.filter((word) => houseNumberOf(word) === null).length;
  // A wrong ending, a shop's name, a country: words that suit nothing are forgiven beside one that tells enough.
  const forgiven = rarest < telling ? (texts >= 5 ? 2 : 1) : texts >= 3 ? 1 : 0;
  if (strays > forgiven) return null;
  const covered = byName.filter(Boolean).length / entry.words.length;
  return { score: score + 0.5 * Math.min(1, covered) - strays * 0.5, houseNumber };
};

/** The places that suit a typed text, the best first and, of equals, the nearest. */
export const searchPlaces = (city: City, text: string, near: Spot, limit: number): PlaceMatch[] => {
  const { entries, cityWords } = placeIndex(city);
  // `House` and `Building` stand before a number in some addresses; they name nothing.
  const fillers = new Set([...wordsOf(gazetteerOf(city.country).house('', '')), 'no', 'nr', 'number']);
  const all = wordsOf(text.slice(0, 200)).slice(0, 14);
  const typed = all.filter((word) => !fillers.has(word));
  const matches: Array<PlaceMatch & { readonly rank: number; readonly away: number }> = [];
  if (typed.length > 0 && typed.every((word) => cityWords.has(word))) {
    // The city's name alone asks where in it: the districts around.
    const districts = entries.filter(({ key }) => key.kind === 'area');
    matches.push(
      ...districts.map((entry) => ({ entry, houseNumber: null, rank: 0, away: distance(entry.spot, near) })),
    );
  }
  for (const [index, suiting] of suitings(city, typed)) {
    const entry = entries[index] as PlaceEntry;
    const verdict = judge(entry, typed, suiting, (word) => cityWords.has(word));
    if (verdict === null) continue;
    matches.push({
      entry,
      houseNumber: verdict.houseNumber,
      rank: Math.round(verdict.score * 20),
      away: distance(entry.spot, near),
    });
  }
  return matches.sort((a, b) => b.rank - a.rank || a.away - b.away).slice(0, limit);
};
