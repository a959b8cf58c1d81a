import { createPlaceSearch } from './create-place-search.ts';

const search = createPlaceSearch();

/** The text to search for changed. Fired by the destination's model. */
export const searchTextChanged = search.typed;
/** Nothing is searched for any more. Fired by the destination's model. */
export const searchEnded = search.ended;
/** The vendor asked for the suggestions again, after a failure. */
export const searchRetried = search.retried;
/** What stands in the field is searched for now. */
export const searchStarted = search.due;

export const $suggestions = search.$suggestions;
/** True when the last search failed. */
export const $hasSearchFailed = $suggestions.map(({ status }) => status === 'failed');
