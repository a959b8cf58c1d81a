import { attach, createEvent, createStore, sample } from 'effector';
import { reverseGeocodeFx, suggestPlacesFx } from '../../api/index.ts';
import { requestLimits, textLimits } from '../../contracts/index.ts';
import type { Point } from '../../contracts/index.ts';
import { parseCoordinates } from '../../platform/geo/index.ts';
import { createReportFx } from '../../platform/ports/internal.ts';
import { createTimer } from '../../platform/ports/index.ts';
import { normalizeText } from '../../platform/text/index.ts';
import { $origin, $requestMarket } from '../draft/index.ts';
import { toSuggestions, withResult, type PlaceSearch } from './suggestions.ts';

/** Creates the debounced place search of one address field. */
export const createPlaceSearch = () => {
  const textChanged = createEvent<string>();
  /** The suggestions are no longer needed, for example because the vendor chose a place. */
  const searchEnded = createEvent();
  const searchRetried = createEvent();
  /** The debounce elapsed, or the vendor retried. The payload is the text of the field. */
  const searchStarted = createEvent<string>();
  const addressSearchStarted = createEvent<string>();
  const debounce = createTimer();

  const suggestFx = attach({
    source: { market: $requestMarket, origin: $origin },
    mapParams: (text: string, { market, origin }) => ({
      query: normalizeText(text.slice(0, textLimits.query)),
      country: market.country,
      near: origin ?? market.center,
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
  const reportFx = createReportFx('Could not look up the address of typed coordinates.');

  const $search = createStore<PlaceSearch | null>(null)
    .on(textChanged, (_, text) => ({ text, result: null }))
    .on(searchStarted, (_, text) => ({ text, result: null }))
    .on(suggestFx.done, (search, { params, result }) => withResult(search, params, result))
    .on(suggestFx.fail, (search, { params }) => withResult(search, params, 'failed'))
    .on(findPlaceFx.done, (search, { params, result }) =>
      withResult(search, params.text, result ? [result] : []),
    )
    .reset(searchEnded);

  // Search when the vendor stops typing. Blank text starts no search.
  sample({
    clock: textChanged,
    filter: (text) => normalizeText(text) !== '',
    fn: () => requestLimits.autocompleteDebounceMs,
    target: debounce.set,
  });
  sample({ clock: textChanged, filter: (text) => normalizeText(text) === '', target: debounce.cancel });
  sample({ clock: searchEnded, target: debounce.cancel });
  const searchTriggered = sample({ clock: [debounce.elapsed, searchRetried], source: $search });
  sample({ clock: searchTriggered.filterMap((search) => search?.text), target: searchStarted });

  // Look up the address of typed coordinates. If that fails, report the failure and search for the text.
  const pointSearchStarted = searchStarted.filterMap((text) => {
    const point = parseCoordinates(text);
    return point ? { text, point } : undefined;
  });
  sample({ clock: pointSearchStarted, target: findPlaceFx });
  sample({
    clock: searchStarted,
    filter: (text) => parseCoordinates(text) === null,
    target: addressSearchStarted,
  });
  sample({ clock: findPlaceFx.fail, fn: ({ params }) => params.text, target: addressSearchStarted });
  sample({ clock: findPlaceFx.failData, target: reportFx });
  sample({ clock: addressSearchStarted, target: suggestFx });

  return { textChanged, searchEnded, searchRetried, searchStarted, $suggestions: $search.map(toSuggestions) };
};
