import { attach, createEffect } from 'effector';
import { findAddressFx, loadAddressFx, type OutletAddress } from '../../api/internal.ts';
import type { Place } from '../../api/index.ts';
import type { Point } from '../../contracts/index.ts';
import { $market } from '../../account/vendors/index.ts';
import { createPlaceSearch } from '../destination/index.ts';

const search = createPlaceSearch();

/** The text of the address field changed. Starts a search. */
export const outletAddressTyped = search.textChanged;
/** The vendor chose an address or closed the dialog. */
export const outletSearchEnded = search.searchEnded;
export const outletSearchRetried = search.searchRetried;
export const $outletSuggestions = search.$suggestions;

/** The address of a place, or the translation key of the reason why it is unknown. */
export type AddressResult =
  | { readonly kind: 'found'; readonly address: OutletAddress }
  | { readonly kind: 'unknown'; readonly reason: string };

const unknown = (reason: string) => (): AddressResult => ({ kind: 'unknown', reason });
const foundOr =
  (reason: string) =>
  (address: OutletAddress | null): AddressResult =>
    address ? { kind: 'found', address } : { kind: 'unknown', reason };

const loadFx = attach({ effect: loadAddressFx });
const findFx = attach({ effect: findAddressFx });

/** Loads the address of a suggestion with its parts. Never fails. */
export const loadOutletAddressFx = createEffect(({ id }: Place): Promise<AddressResult> =>
  loadFx(id).then(
    foundOr('toast.no-coordinates-for-that-address'),
    unknown('geolocator.error.fetch-place-details'),
  ),
);

/** Finds the address at the pin. Never fails. */
export const findOutletAddressFx = attach({
  source: $market,
  effect: ({ geolocatorLanguage }, point: Point): Promise<AddressResult> =>
    findFx({ point, language: geolocatorLanguage }).then(
      foundOr('geolocator.error.reverse'),
      unknown('geolocator.error.reverse'),
    ),
});
