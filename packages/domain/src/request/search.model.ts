import { attach, createEvent, createStore, sample } from 'effector';
import { reverseGeocodeFx, suggestPlacesFx } from '../api/places.ts';
import { limits } from '../contracts/limits.ts';
import { marketCenters } from '../contracts/market-center.ts';
import type { Point } from '../contracts/geo.ts';
import { parseCoordinates } from '../geo/parse-coordinates.ts';
import { createTimer } from '../shared/timer.ts';
import { plainText } from '../text/plain-text.ts';
import { suggestionsFor, withPlaces, type Search } from './suggestions.ts';
import { $origin, $requestMarket } from './vendor.model.ts';

/** The text to search for changed. Fired by the destination's model. */
export const searchTyped = createEvent<string>();
/** Nothing is searched for any more. Fired by the destination's model. */
export const searchEnded = createEvent();
/** The vendor asked for the suggestions again, after a failure. */
export const searchRetried = createEvent();

/** What stands in the field is searched for now. */
export const searchDue = createEvent<string>();
const addressSearched = createEvent<string>();
const debounce = createTimer();

const suggestFx = attach({
  source: { market: $requestMarket, origin: $origin },
  mapParams: (text: string, { market, origin }) => ({
    query: plainText(text),
    country: market.country,
    near: origin ?? marketCenters[market.country],
    language: market.geolocatorLanguage,
  }),
  effect: suggestPlacesFx,
});
const findPointFx = attach({
  source: $requestMarket,
  mapParams: ({ point }: { readonly text: string; readonly point: Point }, market) => ({
    point,
    language: market.geolocatorLanguage,
  }),
  effect: reverseGeocodeFx,
});

const $search = createStore<Search | null>(null)
  .on(searchTyped, (_, text) => ({ text, answer: null }))
  .on(searchDue, (_, text) => ({ text, answer: null }))
  .on(suggestFx.done, (search, { params, result }) => withPlaces(search, params, result))
  .on(suggestFx.fail, (search, { params }) => withPlaces(search, params, 'failed'))
  .on(findPointFx.done, (search, { params, result }) =>
    withPlaces(search, params.text, result ? [result] : []),
  )
  .reset(searchEnded);

export const $suggestions = $search.map(suggestionsFor);
/** True when the last search failed. */
export const $hasSearchFailed = $suggestions.map(({ status }) => status === 'failed');

// When the vendor pauses, what stands in the field is searched for.
sample({
  clock: searchTyped,
  filter: (text) => plainText(text) !== '',
  fn: () => limits.autocompleteDebounceMs,
  target: debounce.set,
});
sample({ clock: searchTyped, filter: (text) => plainText(text) === '', target: debounce.cancel });
sample({ clock: searchEnded, target: debounce.cancel });
const searchAgreed = sample({ clock: [debounce.elapsed, searchRetried], source: $search });
sample({ clock: searchAgreed.filterMap((search) => search?.text), target: searchDue });

// When it spells a point, the place there is looked up; when that fails, it is searched for like any text.
const pointSearched = searchDue.filterMap((text) => {
  const point = parseCoordinates(text);
  return point ? { text, point } : undefined;
});
sample({ clock: pointSearched, target: findPointFx });
sample({ clock: searchDue, filter: (text) => parseCoordinates(text) === null, target: addressSearched });
sample({ clock: findPointFx.fail, fn: ({ params }) => params.text, target: addressSearched });
sample({ clock: addressSearched, target: suggestFx });
