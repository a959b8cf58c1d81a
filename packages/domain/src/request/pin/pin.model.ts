import { attach, createEvent, sample } from 'effector';
import { or } from 'patronum/or';
import { reverseGeocodeFx } from '../../api/index.ts';
import { isBlank } from '../../contracts/index.ts';
import type { Point } from '../../contracts/index.ts';
import { isSamePoint, isUsablePoint, formatPoint, parseCoordinates } from '../../platform/geo/index.ts';
import {
  $destinationError,
  $isLoadingPoint,
  $isPinning,
  $suggestions,
  pointChosen,
  toDestination,
} from '../destination/index.ts';
import { destinationChanged, $draft, $requestMarket } from '../draft/index.ts';
import type { Destination, Draft } from '../draft/index.ts';

/** The vendor accepted the typed coordinates as the destination. */
export const coordinatesAccepted = createEvent();
/** The vendor dropped the pin on the map. */
export const pinMoved = createEvent<Point>();

const findAddressFx = attach({
  source: $requestMarket,
  effect: reverseGeocodeFx,
  mapParams: (point: Point, market) => ({ point, language: market.geolocatorLanguage }),
});
/** True while the coordinates or the address of the chosen place are loading. */
export const $isLocating = or($isLoadingPoint, findAddressFx.pending);

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
$destinationError.on(addressLookupFailed, () => 'geolocator.error.reverse');
