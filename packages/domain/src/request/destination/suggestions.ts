import type { Place } from '../../api/index.ts';
import type { Point } from '../../contracts/index.ts';
import { parseCoordinates } from '../../platform/geo/index.ts';
import { normalizeText } from '../../platform/text/index.ts';

/** The suggestions below an address field. They always match the current text. */
export interface Suggestions {
  readonly status: 'idle' | 'loading' | 'ready' | 'empty' | 'failed';
  readonly places: readonly Place[];
  /** The point of a text such as `latitude,longitude`. Null for any other text. */
  readonly coordinates: Point | null;
}

/** A search text and its result. */
export interface PlaceSearch {
  readonly text: string;
  /** The found places, or `failed` after a failed call. Null while the search is in flight. */
  readonly result: readonly Place[] | 'failed' | null;
}

const noSuggestions: Suggestions = { status: 'idle', places: [], coordinates: null };

/** Adds a result to the search. Ignores the result of an earlier text. */
export const withResult = (
  search: PlaceSearch | null,
  text: string,
  result: readonly Place[] | 'failed',
): PlaceSearch | null => (search?.text === text ? { text, result } : search);

export const toSuggestions = (search: PlaceSearch | null): Suggestions => {
  if (!search || normalizeText(search.text) === '') return noSuggestions;
  const coordinates = parseCoordinates(search.text);
  if (search.result === null) return { status: 'loading', places: [], coordinates };
  if (search.result === 'failed') return { status: 'failed', places: [], coordinates };
  return {
    status: search.result.length > 0 || coordinates ? 'ready' : 'empty',
    places: search.result,
    coordinates,
  };
};
