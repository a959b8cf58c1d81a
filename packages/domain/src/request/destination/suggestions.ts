import type { Place } from '../../api/index.ts';
import type { Point } from '../../contracts/index.ts';
import { parseCoordinates } from '../../platform/geo/index.ts';
import { plainText } from '../../platform/text/index.ts';

/** What stands under the address field. Answers to an older text never stand here. */
export interface Suggestions {
  readonly status: 'idle' | 'loading' | 'ready' | 'empty' | 'failed';
  readonly places: readonly Place[];
  /** The point that the text spells as `latitude,longitude`; null when it does not. */
  readonly coordinates: Point | null;
}

/** A text that is searched for, and what has come back for it so far. */
export interface PlaceSearch {
  readonly text: string;
  /** `failed` when nothing usable came back; null while waiting. */
  readonly result: readonly Place[] | 'failed' | null;
}

export const noSuggestions: Suggestions = { status: 'idle', places: [], coordinates: null };

/** The search with an answer; the same when that is the answer to another text. */
export const withResult = (
  search: PlaceSearch | null,
  text: string,
  result: readonly Place[] | 'failed',
): PlaceSearch | null => (search?.text === text ? { text, result } : search);

/** What to show. */
export const toSuggestions = (search: PlaceSearch | null): Suggestions => {
  if (!search || plainText(search.text) === '') return noSuggestions;
  const coordinates = parseCoordinates(search.text);
  if (search.result === null) return { status: 'loading', places: [], coordinates };
  if (search.result === 'failed') return { status: 'failed', places: [], coordinates };
  return {
    status: search.result.length > 0 || coordinates ? 'ready' : 'empty',
    places: search.result,
    coordinates,
  };
};
