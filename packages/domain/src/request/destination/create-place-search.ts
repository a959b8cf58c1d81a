import { attach, createEvent, createStore, sample } from 'effector';
import { reverseGeocodeFx, suggestPlacesFx } from '../../api/index.ts';
import { limits, marketCenters } from '../../contracts/index.ts';
import type { Point } from '../../contracts/index.ts';
import { parseCoordinates } from '../../platform/geo/index.ts';
import { createReport } from '../../platform/ports/internal.ts';
import { createTimer } from '../../platform/ports/index.ts';
import { plainText } from '../../platform/text/index.ts';
import { $origin, $requestMarket } from '../draft/index.ts';
import { suggestionsFor, withPlaces, type Search } from './suggestions.ts';

/** The search behind one address field: what is typed is searched for when the vendor pauses. */
export const createPlaceSearch = () => {
  /** The text to search for changed. */
  const typed = createEvent<string>();
  /** Nothing is searched for any more. */
  const ended = createEvent();
  /** The vendor asked for the suggestions again, after a failure. */
  const retried = createEvent();
  /** What stands in the field is searched for now. */
  const due = createEvent<string>();
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
  const reportFx = createReport('The place of typed coordinates could not be read.');

  const $search = createStore<Search | null>(null)
    .on(typed, (_, text) => ({ text, answer: null }))
    .on(due, (_, text) => ({ text, answer: null }))
    .on(suggestFx.done, (search, { params, result }) => withPlaces(search, params, result))
    .on(suggestFx.fail, (search, { params }) => withPlaces(search, params, 'failed'))
    .on(findPointFx.done, (search, { params, result }) =>
      withPlaces(search, params.text, result ? [result] : []),
    )
    .reset(ended);

  // When the vendor pauses, what stands in the field is searched for.
  sample({
    clock: typed,
    filter: (text) => plainText(text) !== '',
    fn: () => limits.autocompleteDebounceMs,
    target: debounce.set,
  });
  sample({ clock: typed, filter: (text) => plainText(text) === '', target: debounce.cancel });
  sample({ clock: ended, target: debounce.cancel });
  const searchAgreed = sample({ clock: [debounce.elapsed, retried], source: $search });
  sample({ clock: searchAgreed.filterMap((search) => search?.text), target: due });

  // When it spells a point, the place there is looked up; when that fails, it is reported and searched for like any text.
  const pointSearched = due.filterMap((text) => {
    const point = parseCoordinates(text);
    return point ? { text, point } : undefined;
  });
  sample({ clock: pointSearched, target: findPointFx });
  sample({ clock: due, filter: (text) => parseCoordinates(text) === null, target: addressSearched });
  sample({ clock: findPointFx.fail, fn: ({ params }) => params.text, target: addressSearched });
  sample({ clock: findPointFx.failData, target: reportFx });
  sample({ clock: addressSearched, target: suggestFx });

  return { typed, ended, retried, due, $suggestions: $search.map(suggestionsFor) };
};
