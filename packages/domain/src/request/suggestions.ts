import type { Place } from '../api/entities.ts';
import type { Point } from '../contracts/geo.ts';
import { parseCoordinates } from '../geo/parse-coordinates.ts';
import { plainText } from '../text/plain-text.ts';

/** What stands under the address field. Answers to an older text never stand here. */
export interface Suggestions {
  readonly status: 'idle' | 'loading' | 'ready' | 'empty' | 'failed';
  readonly places: readonly Place[];
  /** The point that the text spells as `latitude,longitude`; null when it does not. */
  readonly coordinates: Point | null;
}

/** What came back for a text; `places` is null when nothing usable did. */
export interface SearchAnswer {
  readonly text: string;
  readonly places: readonly Place[] | null;
}

export const noSuggestions: Suggestions = { status: 'idle', places: [], coordinates: null };

/**
 * What to show for a text.
 * @param text null while nothing is searched for.
 * @param answer The last answer; it counts only when it is the answer to this very text.
 */
export const suggestionsFor = (text: string | null, answer: SearchAnswer | null): Suggestions => {
  if (text === null || plainText(text) === '') return noSuggestions;
  const coordinates = parseCoordinates(text);
  if (answer?.text !== text) return { status: 'loading', places: [], coordinates };
  if (answer.places === null) return { status: 'failed', places: [], coordinates };
  return { status: answer.places.length > 0 || coordinates ? 'ready' : 'empty', places: answer.places, coordinates };
};
