import { attach, createEvent, createStore, merge, sample } from 'effector';
import { loadPlaceFx } from '../../api/index.ts';
import type { Place } from '../../api/index.ts';
import type { Point } from '../../contracts/index.ts';
import { isUsablePoint } from '../../platform/geo/index.ts';
import { notify, toast } from '../../platform/notifications/index.ts';
import { normalizeText } from '../../platform/text/index.ts';
import { destinationChanged, draftErased, draftOpened, $draft } from '../draft/index.ts';
import type { Destination, Draft, RequestTextKey } from '../draft/index.ts';
import { searchEnded, searchTextChanged } from './search.model.ts';

export const destinationTyped = createEvent<string>();
export const suggestionPicked = createEvent<Place>();
/** The vendor chose to set the pin on the map instead of picking an address. */
export const pinRequested = createEvent();
export const destinationCleared = createEvent();
/** The vendor left the address field. */
export const destinationLeft = createEvent();

/** The vendor dropped the pin or accepted typed coordinates. Fired by the pin model, which loads after the form. */
export const pointChosen = createEvent<Point>();

const textEdited = createEvent<string>();

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
/** True while the coordinates of a picked suggestion are loading. */
export const $isLoadingPoint = loadDetailsFx.pending;

export const $destinationText = $draft.map(({ destinationText }) => destinationText);
export const $destination = $draft.map(({ destination }) => destination);
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
      source: { draft: $draft, isPinning: $isPinning, isLoading: $isLoadingPoint },
      filter: ({ draft, isPinning, isLoading }) =>
        draft.destination === null && draft.destinationText.trim() !== '' && !isPinning && !isLoading,
    }),
    () => true,
  )
  .reset(pinRequested, destinationChanged, draftOpened, draftErased);

export const toDestination = (place: Place, point: Point): Destination => ({
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

sample({
  clock: [suggestionPicked, pointChosen, draftOpened, draftErased],
  target: searchEnded,
});

$destinationError
  .on(detailsLoadFailed, () => 'geolocator.error.fetch-place-details')
  .reset(textEdited, suggestionPicked, pointChosen, draftOpened, draftErased);
