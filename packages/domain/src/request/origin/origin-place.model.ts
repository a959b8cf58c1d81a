import { attach, combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum/or';
import { loadPlaceFx, reverseGeocodeFx } from '../../api/index.ts';
import type { Place } from '../../api/index.ts';
import type { Point } from '../../contracts/index.ts';
import { isSamePoint, isUsablePoint, formatPoint } from '../../platform/geo/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { createPlaceSearch } from '../destination/index.ts';
import { $requestMarket } from '../draft/index.ts';
import type { OriginPlace } from './origin-form.ts';

export const originTyped = createEvent<string>();
export const originSuggestionPicked = createEvent<Place>();
/** The vendor accepted the typed coordinates as the origin. */
export const originCoordinatesAccepted = createEvent();
/** The vendor dropped the origin pin on the map. */
export const originPinMoved = createEvent<Point>();
/** A stored origin was restored. Fired by the origin model. */
export const originRestored = createEvent<{ readonly text: string; readonly place: OriginPlace | null }>();

const originTextEdited = createEvent<string>();
const pointChosen = createEvent<Point>();
const search = createPlaceSearch();
const loadDetailsFx = attach({ effect: loadPlaceFx, mapParams: ({ id }: Place) => ({ id }) });
const findAddressFx = attach({
  source: $requestMarket,
  effect: reverseGeocodeFx,
  mapParams: (point: Point, market) => ({ point, language: market.geolocatorLanguage }),
});

export const originSearchRetried = search.searchRetried;
export const $originSuggestions = search.$suggestions;
export const $isLocatingOrigin = or(loadDetailsFx.pending, findAddressFx.pending);
/** The text or the place of the origin address field changed. The origin model listens for it. */
export const originPlaceChanged = createEvent<{
  readonly text: string;
  readonly place: OriginPlace | null;
}>();

const $text = createStore('').on([originPlaceChanged, originRestored], (_, { text }) => text);
const $place = createStore<OriginPlace | null>(null).on(
  [originPlaceChanged, originRestored],
  (_, { place }) => place,
);

const $lookupError = createStore<string | null>(null)
  .on(loadDetailsFx.fail, () => 'geolocator.error.fetch-place-details')
  .on(findAddressFx.fail, () => 'geolocator.error.reverse')
  .reset(originTextEdited, originSuggestionPicked, pointChosen, originRestored);
/**
 * Why the address could not be found, as a translation key (specification 000, section 8: ORIGIN_ADDRESS).
 */
export const $originSearchError = combine(
  search.$suggestions,
  $lookupError,
  ({ status }, failure) => failure ?? (status === 'failed' ? 'geolocator.error.autocomplete' : null),
);

// An edit drops the chosen place and starts a search. Events that repeat the current text are ignored.
sample({
  clock: originTyped,
  source: $text,
  filter: (currentText, text) => currentText !== text,
  fn: (_, text) => text,
  target: originTextEdited,
});
sample({ clock: originTextEdited, fn: (text) => ({ text, place: null }), target: originPlaceChanged });
sample({ clock: originTextEdited, target: search.textChanged });
sample({
  clock: [originSuggestionPicked, pointChosen, originRestored],
  target: search.searchEnded,
});

// Show the text of a picked suggestion immediately. Load its coordinates if it has none.
const toOriginPlace = (address: string, point: Point | null): OriginPlace | null =>
  isUsablePoint(point) ? { address, point } : null;
sample({
  clock: originSuggestionPicked,
  fn: ({ label, point }) => ({ text: label, place: toOriginPlace(label, point) }),
  target: originPlaceChanged,
});
sample({
  clock: originSuggestionPicked,
  filter: ({ point }) => !isUsablePoint(point),
  target: loadDetailsFx,
});
const detailsLoaded = sample({
  clock: loadDetailsFx.done,
  source: { text: $text, place: $place },
  filter: ({ text, place }, { params }) => place === null && text === params.label,
  fn: (_, { params, result }) => ({
    text: result?.label ?? params.label,
    place: result && toOriginPlace(result.label, result.point),
  }),
});
sample({ clock: detailsLoaded, target: originPlaceChanged });
sample({
  clock: detailsLoaded,
  filter: ({ place }) => place === null,
  fn: () => toast('warning', 'toast.no-coordinates-for-that-address'),
  target: notify,
});

// Use a dropped pin or accepted coordinates immediately. Look up the address afterwards.
sample({ clock: originPinMoved, filter: isUsablePoint, target: pointChosen });
sample({
  clock: sample({ clock: originCoordinatesAccepted, source: $originSuggestions }).filterMap(
    ({ coordinates }) => coordinates ?? undefined,
  ),
  target: pointChosen,
});
sample({
  clock: pointChosen,
  fn: (point) => ({ text: formatPoint(point), place: { address: formatPoint(point), point } }),
  target: originPlaceChanged,
});
sample({ clock: pointChosen, target: findAddressFx });
sample({
  clock: sample({
    clock: findAddressFx.done,
    source: $place,
    fn: (place, { params, result }) =>
      result && place && isSamePoint(place.point, params) && place.address === formatPoint(params)
        ? { text: result.label, place: { address: result.label, point: params } }
        : null,
  }).filterMap((found) => found ?? undefined),
  target: originPlaceChanged,
});
