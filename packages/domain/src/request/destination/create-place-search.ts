import { attach, createEvent, createStore, sample } from 'effector';
import { reverseGeocodeFx, suggestPlacesFx } from '../../api/index.ts';
import { limits, marketCenters } from '../../contracts/index.ts';
import type { Point } from '../../contracts/index.ts';
import { parseCoordinates } from '../../platform/geo/index.ts';
import { createReport } from '../../platform/ports/internal.ts';
import { createTimer } from '../../platform/ports/index.ts';
import { plainText } from '../../platform/text/index.ts';
import { $origin, $requestMarket } from '../draft/index.ts';
import { toSuggestions, withResult, type PlaceSearch } from './suggestions.ts';

/** The search behind one address field: what is typed is searched for when the vendor pauses. */
export const createPlaceSearch = () => {
  /** The text to search for changed. */
  const textChanged = createEvent<string>();
  /** Nothing is searched for any more. */
  const searchEnded = createEvent();
  /** The vendor asked for the suggestions again, after a failure. */
  const searchRetried = createEvent();
  /** What stands in the field is searched for now. */
  const searchStarted = createEvent<string>();
  const addressSearchStarted = createEvent<string>();
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
  const findPlaceFx = attach({
    source: $requestMarket,
    mapParams: ({ point }: { readonly text: string; readonly point: Point }, market) => ({
      point,
      language: market.geolocatorLanguage,
    }),
    effect: reverseGeocodeFx,
  });
  const reportFx = createReport('The place of typed coordinates could not be read.');

  const $search = createStore<PlaceSearch | null>(null)
    .on(textChanged, (_, text) => ({ text, result: null }))
    .on(searchStarted, (_, text) => ({ text, result: null }))
    .on(suggestFx.done, (search, { params, result }) => withResult(search, params, result))
    .on(suggestFx.fail, (search, { params }) => withResult(search, params, 'failed'))
    .on(findPlaceFx.done, (search, { params, result }) =>
      withResult(search, params.text, result ? [result] : []),
    )
    .reset(searchEnded);

  // When the vendor pauses, what stands in the field is searched for.
  sample({
    clock: textChanged,
    filter: (text) => plainText(text) !== '',
    fn: () => limits.autocompleteDebounceMs,
    target: debounce.set,
  });
  sample({ clock: textChanged, filter: (text) => plainText(text) === '', target: debounce.cancel });
  sample({ clock: searchEnded, target: debounce.cancel });
  const searchTriggered = sample({ clock: [debounce.elapsed, searchRetried], source: $search });
  sample({ clock: searchTriggered.filterMap((search) => search?.text), target: searchStarted });

  // When it spells a point, the place there is looked up; when that fails, it is reported and searched for like any text.
  const pointSearchStarted = searchStarted.filterMap((text) => {
    const point = parseCoordinates(text);
    return point ? { text, point } : undefined;
  });
  sample({ clock: pointSearchStarted, target: findPlaceFx });
  sample({ clock: searchStarted, filter: (text) => parseCoordinates(text) === null, target: addressSearchStarted });
  sample({ clock: findPlaceFx.fail, fn: ({ params }) => params.text, target: addressSearchStarted });
  sample({ clock: findPlaceFx.failData, target: reportFx });
  sample({ clock: addressSearchStarted, target: suggestFx });

  return { typed: textChanged, ended: searchEnded, retried: searchRetried, due: searchStarted, $suggestions: $search.map(toSuggestions) };
};
