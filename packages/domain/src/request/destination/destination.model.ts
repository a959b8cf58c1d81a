import { attach, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum/or';
import { loadPlaceFx, reverseGeocodeFx } from '../../api/index.ts';
import type { Place } from '../../api/index.ts';
import type { Point } from '../../contracts/index.ts';
import { isSamePoint, isUsablePoint, pointText } from '../../platform/geo/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { destinationChanged, draftErased, draftOpened, $draft, $requestMarket } from '../draft/index.ts';
import type { Destination, Draft, RequestTextKey } from '../draft/index.ts';
import { searchEnded, searchTextChanged, $suggestions } from './search.model.ts';

/** The text of the address field changed. */
export const destinationTyped = createEvent<string>();
/** The vendor chose a suggestion. */
export const suggestionPicked = createEvent<Place>();
/** The vendor chose the point that the text spells. */
export const coordinatesAccepted = createEvent();
/** The vendor put the pin down on the map. */
export const pinMoved = createEvent<Point>();
/** The vendor emptied the address field. */
export const destinationCleared = createEvent();

const textEdited = createEvent<string>();
const pointChosen = createEvent<Point>();

const loadDetailsFx = attach({ effect: loadPlaceFx, mapParams: ({ id }: Place) => ({ id }) });
const findAddressFx = attach({
  source: $requestMarket,
  effect: reverseGeocodeFx,
  mapParams: (point: Point, market) => ({ point, language: market.geolocatorLanguage }),
});

export const $destinationText = $draft.map(({ destinationText }) => destinationText);
export const $destination = $draft.map(({ destination }) => destination);
/** True while the coordinates or the address of the chosen place are on their way. */
export const $isLocating = or(loadDetailsFx.pending, findAddressFx.pending);
/** What went wrong with the last choice, as a translation key. */
export const $destinationError = createStore<RequestTextKey | null>(null);

const toDestination = (place: Place, point: Point): Destination => ({
  address: place.label,
  point,
  city: place.city,
  area: place.area,
});

// When the vendor types, the place chosen before no longer stands, and the text is searched for.
sample({
  clock: destinationTyped,
  source: $destinationText,
  filter: (known, text) => known !== text,
  fn: (_, text) => text,
  target: textEdited,
});
sample({ clock: textEdited, fn: (text) => ({ text, place: null }), target: destinationChanged });
sample({ clock: textEdited, target: searchTextChanged });
sample({ clock: destinationCleared, fn: () => '', target: textEdited });

// When a suggestion is picked, its text stands at once; its coordinates may have to be fetched.
sample({
  clock: suggestionPicked,
  fn: (place) => ({
    text: place.label,
    place: isUsablePoint(place.point) ? toDestination(place, place.point) : null,
  }),
  target: destinationChanged,
});
sample({ clock: suggestionPicked, filter: ({ point }) => !isUsablePoint(point), target: loadDetailsFx });
/** The picked place still stands without coordinates: nothing was typed or chosen since. */
const isAwaitingPoint = (draft: Draft, place: Place): boolean =>
  draft.destination === null && draft.destinationText === place.label;
const detailsLoaded = sample({
  clock: loadDetailsFx.done,
  source: $draft,
  filter: (draft, { params }) => isAwaitingPoint(draft, params),
  fn: (_, { result }) => (result && isUsablePoint(result.point) ? toDestination(result, result.point) : null),
});
sample({
  clock: detailsLoaded.filterMap((place) => place ?? undefined),
  fn: (place) => ({ text: place.address, place }),
  target: destinationChanged,
});
sample({
  clock: detailsLoaded,
  filter: (place) => place === null,
  fn: () => ({
    tone: 'warning' as const,
    message: { key: 'toast.no-coordinates-for-that-address' satisfies RequestTextKey },
  }),
  target: notify,
});
const detailsLoadFailed = sample({
  clock: loadDetailsFx.fail,
  source: $draft,
  filter: (draft, { params }) => isAwaitingPoint(draft, params),
});

// When the pin is put down, or coordinates are accepted, the point counts at once; its address follows.
sample({ clock: pinMoved, filter: isUsablePoint, target: pointChosen });
sample({
  clock: coordinatesAccepted,
  source: $suggestions,
  filter: ({ coordinates }) => coordinates !== null,
  fn: ({ coordinates }) => coordinates as Point,
  target: pointChosen,
});
sample({
  clock: pointChosen,
  fn: (point) => ({
    text: pointText(point),
    place: { address: pointText(point), point, city: null, area: null },
  }),
  target: destinationChanged,
});
sample({ clock: pointChosen, target: findAddressFx });
/** The pin still stands where it was, and without an address of its own. */
const isAwaitingAddress = ({ destination }: Draft, point: Point): boolean =>
  destination !== null && isSamePoint(destination.point, point) && destination.address === pointText(point);
const addressFound = sample({
  clock: findAddressFx.done,
  source: $draft,
  filter: (draft, { params, result }) => result !== null && isAwaitingAddress(draft, params),
  // The filter has excluded null.
  fn: (_, { params, result }) => ({
    text: (result as Place).label,
    place: toDestination(result as Place, params),
  }),
});
const addressLookupFailed = sample({
  clock: findAddressFx.fail,
  source: $draft,
  filter: (draft, { params }) => isAwaitingAddress(draft, params),
});
sample({ clock: addressFound, target: destinationChanged });

sample({
  clock: [suggestionPicked, pointChosen, draftOpened, draftErased],
  fn: () => undefined,
  target: searchEnded,
});

$destinationError
  .on(detailsLoadFailed, () => 'geolocator.error.fetch-place-details')
  .on(addressLookupFailed, () => 'geolocator.error.reverse')
  .reset(textEdited, suggestionPicked, pointChosen, draftOpened, draftErased);
