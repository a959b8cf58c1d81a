import type { Place } from '../api/entities.ts';
import type { Point } from '../contracts/geo.ts';

/** What stands under the address field. Answers of an older text never stand here. */
export interface Suggestions {
  readonly status: 'idle' | 'loading' | 'ready' | 'empty' | 'failed';
  readonly places: readonly Place[];
  /** The point that the text spells as `latitude,longitude`; null when it does not. */
  readonly coordinates: Point | null;
}

export const noSuggestions: Suggestions = { status: 'idle', places: [], coordinates: null };
