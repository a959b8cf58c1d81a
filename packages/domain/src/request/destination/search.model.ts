import { createPlaceSearch } from './create-place-search.ts';

const search = createPlaceSearch();

/** The text of the destination field changed. Fired by the destination model. */
export const searchTextChanged = search.textChanged;
/**
 * The suggestions are no longer needed, for example because the vendor chose a destination. Fired by the
 * destination model.
 */
export const searchEnded = search.searchEnded;
export const searchRetried = search.searchRetried;
/** The debounce elapsed, or the vendor retried. The payload is the text of the field. */
export const searchStarted = search.searchStarted;

export const $suggestions = search.$suggestions;
export const $hasSearchFailed = $suggestions.map(({ status }) => status === 'failed');
