import { attach, createEvent, createStore, merge, sample } from 'effector';
import { or } from 'patronum/or';
import { loadPlaceFx, reverseGeocodeFx } from '../../api/index.ts';
import type { Place } from '../../api/index.ts';
import { isBlank } from '../../contracts/index.ts';
import type { Point } from '../../contracts/index.ts';
import { isSamePoint, isUsablePoint, formatPoint, parseCoordinates } from '../../platform/geo/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { normalizeText } from '../../platform/text/index.ts';
import { destinationChanged, draftErased, draftOpened, $draft, $requestMarket } from '../draft/index.ts';
import type { Destination, Draft, RequestTextKey } from '../draft/index.ts';
import { searchEnded, searchTextChanged, $suggestions } from './search.model.ts';

export const destinationTyped = createEvent<string>();
export const suggestionPicked = createEvent<Place>();
/** The vendor accepted the typed coordinates as the destination. */
export const coordinatesAccepted = createEvent();
/** The vendor chose to set the pin on the map instead of picking an address. */
export const pinRequested = createEvent();
/** The vendor dropped the pin on the map. */
export const pinMoved = createEvent<Point>();
export const destinationCleared = createEvent();
/** The vendor left the address field. */
export const destinationLeft = createEvent();

const textEdited = createEvent<string>();
const pointChosen = createEvent<Point>();

/** A choice of the vendor for the address field. */
export interface AddressChoice {
  /** The address of a suggestion. Null for a point. */
  readonly label: string | null;
  /** Null while the point of a suggestion is unknown. */
  readonly point: Point | null;
}

/** The vendor chose an address or a point, or emptied the address field (null). */
export const addressChosen = merge([
  suggestionPicked.map(({ label, point }): AddressChoice => ({ label, point })),
  pointChosen.map((point): AddressChoice => ({ label: null, point })),
  textEdited.filterMap((text) => (normalizeText(text) === '' ? null : undefined)),
]);

const loadDetailsFx = attach({ effect: loadPlaceFx, mapParams: ({ id }: Place) => ({ id }) });
const findAddressFx = attach({
  source: $requestMarket,
  effect: reverseGeocodeFx,
  mapParams: (point: Point, market) => ({ point, language: market.geolocatorLanguage }),
});

export const $destinationText = $draft.map(({ destinationText }) => destinationText);
export const $destination = $draft.map(({ destination }) => destination);
/** True while the coordinates or the address of the chosen place are loading. */
export const $isLocating = or(loadDetailsFx.pending, findAddressFx.pending);
/** Why the chosen place could not be located, as a translation key. */
export const $destinationError = createStore<RequestTextKey | null>(null);

/** How often the vendor chose to set the pin since the address last changed. */
export const $pinRequestCount = createStore(0)
  .on(pinRequested, (count) => count + 1)
  .reset(destinationChanged, draftOpened, draftErased);
/** True while the map waits for the vendor to set the pin. */
export const $isPinning = $pinRequestCount.map(Boolean);

/**
 * True if the vendor left the field with a text but without choosing a place for it. False while the map waits for
 * the pin: an error that appears during the tap would move the map from under the finger.
 */
export const $isPlaceMissing = createStore(false)
  .on(
    sample({
      clock: destinationLeft,
      source: { draft: $draft, isBusy: or($isLocating, $isPinning) },
      filter: ({ draft, isBusy }) =>
        draft.destination === null && draft.destinationText.trim() !== '' && !isBusy,
    }),
    () => true,
  )
  .reset(pinRequested, destinationChanged, draftOpened, draftErased);

const toDestination = (place: Place, point: Point): Destination => ({
  address: place.label,
  point,
  city: place.city,
  area: place.area,
});

// An edit drops the chosen place and starts a search. Events that repeat the current text are ignored.
sample({
  clock: destinationTyped,
  source: $destinationText,
  filter: (currentText, text) => currentText !== text,
  fn: (_, text) => text,
  target: textEdited,
});
sample({ clock: textEdited, fn: (text) => ({ text, place: null }), target: destinationChanged });
sample({ clock: textEdited, target: searchTextChanged });
sample({ clock: destinationCleared, fn: () => '', target: textEdited });

// Show the text of a picked suggestion immediately. Load its coordinates if it has none.
sample({
  clock: suggestionPicked,
  fn: (place) => ({
    text: place.label,
    place: isUsablePoint(place.point) ? toDestination(place, place.point) : null,
  }),
  target: destinationChanged,
});
sample({ clock: suggestionPicked, filter: ({ point }) => !isUsablePoint(point), target: loadDetailsFx });
/** True while the draft waits for the point of this place. If false, a response for the place is stale. */
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
  fn: () => toast<RequestTextKey>('warning', 'toast.no-coordinates-for-that-address'),
  target: notify,
});
const detailsLoadFailed = sample({
  clock: loadDetailsFx.fail,
  source: $draft,
  filter: (draft, { params }) => isAwaitingPoint(draft, params),
});

// Use a dropped pin or accepted coordinates immediately. Look up the address afterwards.
sample({ clock: pinMoved, filter: isUsablePoint, target: pointChosen });
sample({
  clock: sample({ clock: coordinatesAccepted, source: $suggestions }).filterMap(
    ({ coordinates }) => coordinates ?? undefined,
  ),
  target: pointChosen,
});
// A typed address that the vendor sets the pin for stays, because reverse geocoding may find another house.
const isAddressText = (text: string): boolean => !isBlank(text) && parseCoordinates(text) === null;
const pointPlaced = sample({
  clock: pointChosen,
  source: { draft: $draft, isPinning: $isPinning },
  fn: ({ draft: { destination, destinationText }, isPinning }, point): Destination => {
    const isAddressTyped = destination
      ? destination.isAddressTyped
      : isPinning && isAddressText(destinationText);
    const address = isAddressTyped ? destinationText : formatPoint(point);
    return { address, point, city: null, area: null, isAddressTyped };
  },
});
sample({ clock: pointPlaced, fn: (place) => ({ text: place.address, place }), target: destinationChanged });
sample({
  clock: pointPlaced,
  filter: ({ isAddressTyped }) => !isAddressTyped,
  fn: ({ point }) => point,
  target: findAddressFx,
});
/** True while the pin is at this point and waits for its address. If false, a response is stale. */
const isAwaitingAddress = ({ destination }: Draft, point: Point): boolean =>
  destination !== null && isSamePoint(destination.point, point) && destination.address === formatPoint(point);
const addressFound = sample({
  clock: findAddressFx.done.filterMap(({ params, result }) =>
    result ? { point: params, place: result } : undefined,
  ),
  source: $draft,
  filter: (draft, { point }) => isAwaitingAddress(draft, point),
  fn: (_, { point, place }) => ({ text: place.label, place: toDestination(place, point) }),
});
const addressLookupFailed = sample({
  clock: findAddressFx.fail,
  source: $draft,
  filter: (draft, { params }) => isAwaitingAddress(draft, params),
});
sample({ clock: addressFound, target: destinationChanged });

sample({
  clock: [suggestionPicked, pointChosen, draftOpened, draftErased],
  target: searchEnded,
});

$destinationError
  .on(detailsLoadFailed, () => 'geolocator.error.fetch-place-details')
  .on(addressLookupFailed, () => 'geolocator.error.reverse')
  .reset(textEdited, suggestionPicked, pointChosen, draftOpened, draftErased);
