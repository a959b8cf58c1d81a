import type { City } from './city.ts';
import { getGazetteer } from './gazetteers.ts';
import { distance } from './geometry.ts';
import { getPlaceIndex, type PlaceEntry } from './place-index.ts';
import type { Spot } from './plane.ts';
import { isDigits, scoreSimilarity, splitWords } from './typed-text.ts';

/** A place that matches a typed text. `houseNumber` is the house number in the text, if it has one. */
export interface PlaceMatch {
  readonly entry: PlaceEntry;
  readonly houseNumber: number | null;
}

/** Weight of a word in the district's name, relative to a word in the place's name. */
const areaWeight = 0.35;
/** Parses a house number such as `12` or `12a`. A leading `#` has already been removed. */
const parseHouseNumber = (word: string): number | null =>
  /^[0-9]{1,4}[a-z]?$/.test(word) ? Number.parseInt(word, 10) : null;

interface WordMatches {
  /** Match score of each typed word. */
  readonly scores: number[];
  /** Whether each typed word matches the place's name rather than its district's. */
  readonly byName: boolean[];
  /** Number of occurrences of the rarest matched word of the place's name. */
  rarest: number;
}

/** Scores each typed word against every place that matches at least one of them. */
const matchWords = (city: City, typed: readonly string[]): Map<number, WordMatches> => {
  const { words } = getPlaceIndex(city);
  const matchesByEntry = new Map<number, WordMatches>();
  typed.forEach((typedWord, position) => {
    for (const [word, occurrences] of words) {
      const similarity = scoreSimilarity(typedWord, word);
      if (similarity === 0) continue;
      for (const { entry, isName } of occurrences) {
        let wordMatches = matchesByEntry.get(entry);
        if (wordMatches === undefined)
          matchesByEntry.set(
            entry,
            (wordMatches = { scores: typed.map(() => 0), byName: typed.map(() => false), rarest: Infinity }),
          );
        if (isName && (word === typedWord || !isDigits(word)))
          wordMatches.rarest = Math.min(wordMatches.rarest, occurrences.length);
        const score = isName ? similarity : similarity * areaWeight;
        if (score <= (wordMatches.scores[position] as number)) continue;
        wordMatches.scores[position] = score;
        wordMatches.byName[position] = isName;
      }
    }
  });
  return matchesByEntry;
};

/**
 * A word is distinctive if it occurs fewer times than this in the names of places and their districts. `Road`
 * is not distinctive.
 */
const distinctiveLimit = 20;

/**
 * Weight of a typed number that is in the place's name but follows another word. It may be a house number.
 */
const looseNumberWeight = 0.7;

/**
 * Finds the typed number that is part of the place's name. In `12 Road 11`, the number 11 follows `Road` and
 * belongs to the name, so 12 is the house number. A number at the end of the text may be incomplete.
 */
const findNameNumber = (
  entry: PlaceEntry,
  typed: readonly string[],
): { readonly position: number; readonly weight: number } | null => {
  const numberIndex = entry.words.findIndex(isDigits);
  const expected = entry.words[numberIndex];
  if (expected === undefined) return null;
  const last = typed.length - 1;
  const matches = (word: string, position: number): boolean =>
    word === expected || (position === last && position > 0 && isDigits(word) && expected.startsWith(word));
  const positions = typed.flatMap((word, position) => (matches(word, position) ? [position] : []));
  const afterItsWord = positions.find((position) => typed[position - 1] === entry.words[numberIndex - 1]);
  const position = afterItsWord ?? positions[0];
  return position === undefined
    ? null
    : { position, weight: afterItsWord === undefined ? looseNumberWeight : 1.25 };
};

/**
 * Scores a place against the whole text. Returns null if no word matches the place's name, or if too many
 * words match nothing.
 */
const scorePlace = (
  entry: PlaceEntry,
  typed: readonly string[],
  { scores, byName, rarest }: WordMatches,
  isCityWord: (word: string) => boolean,
) => {
  if (!byName.includes(true)) return null;
  const nameNumber = findNameNumber(entry, typed);
  let houseNumber: number | null = null;
  let score = 0;
  let unmatched = 0;
  typed.forEach((word, position) => {
    const number = parseHouseNumber(word);
    if (byName[position] === true && (!isDigits(word) || position === nameNumber?.position)) {
      score += (scores[position] as number) * (position === nameNumber?.position ? nameNumber.weight : 1);
    } else if (word === entry.postalCode) score += 0.2;
    else if (number !== null && houseNumber === null && number >= 1 && number <= entry.houses) {
      houseNumber = number;
      score += 0.1;
    } else if (isDigits(word)) return;
    else if ((scores[position] as number) > 0) score += scores[position] as number;
    else if (number === null && !isCityWord(word)) unmatched += 1;
  });
  const wordCount = typed.filter((word) => parseHouseNumber(word) === null).length;
  // Tolerate words that match nothing, such as a shop's name or a country, if another word is distinctive.
  const tolerated = rarest < distinctiveLimit ? (wordCount >= 5 ? 2 : 1) : wordCount >= 3 ? 1 : 0;
  if (unmatched > tolerated) return null;
  const coverage = byName.filter(Boolean).length / entry.words.length;
  return { score: score + 0.5 * Math.min(1, coverage) - unmatched * 0.5, houseNumber };
};

/** Finds the places that match a typed text, best match first, then nearest first. */
export const searchPlaces = (city: City, text: string, near: Spot, limit: number): PlaceMatch[] => {
  const { entries, cityWords } = getPlaceIndex(city);
  // Words before a house number, such as `House` or `Building`, are not part of any name.
  const fillers = new Set([...splitWords(getGazetteer(city.country).house('', '')), 'no', 'nr', 'number']);
  const allWords = splitWords(text.slice(0, 200)).slice(0, 14);
  const typedWords = allWords.filter((word) => !fillers.has(word));
  const matches: Array<PlaceMatch & { readonly rank: number; readonly away: number }> = [];
  if (typedWords.length > 0 && typedWords.every((word) => cityWords.has(word))) {
    // The text is only the city's name, so suggest its districts.
    const districts = entries.filter(({ key }) => key.kind === 'area');
    matches.push(
      ...districts.map((entry) => ({ entry, houseNumber: null, rank: 0, away: distance(entry.spot, near) })),
    );
  }
  for (const [index, wordMatches] of matchWords(city, typedWords)) {
    const entry = entries[index] as PlaceEntry;
    const match = scorePlace(entry, typedWords, wordMatches, (word) => cityWords.has(word));
    if (match === null) continue;
    matches.push({
      entry,
      houseNumber: match.houseNumber,
      rank: Math.round(match.score * 20),
      away: distance(entry.spot, near),
    });
  }
  return matches.sort((a, b) => b.rank - a.rank || a.away - b.away).slice(0, limit);
};
