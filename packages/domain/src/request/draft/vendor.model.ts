import { combine, createEvent, createStore } from 'effector';
import type { Sender } from '../../contracts/index.ts';
import { isUsablePoint } from '../../platform/geo/index.ts';
import { $market, $vendors } from '../../account/vendors/index.ts';

/** The vendor of the request changed. Null after the screen closed. Fired by the request model. */
export const requestVendorChanged = createEvent<string | null>();

export const $vendorId = createStore<string | null>(null).on(requestVendorChanged, (_, id) => id);

/** The order that the request modifies changed. Null for a new order. Fired by the request model. */
export const modifiedOrderChanged = createEvent<string | null>();

/** Id of the order that the request modifies. Null for a new order. */
export const $modifiedOrderId = createStore<string | null>(null).on(modifiedOrderChanged, (_, id) => id);

/** Null until the vendors have loaded. */
export const $requestVendor = combine(
  $vendorId,
  $vendors,
  (id, vendors) => vendors.find((vendor) => vendor.id === id) ?? null,
);

/** The market of the vendor's country. Until the vendor has loaded, the market of the account. */
export const $requestMarket = combine(
  $requestVendor,
  $market,
  (vendor, accountMarket) => vendor?.market ?? accountMarket,
);

/** The sender changed. Only vendors without coordinates need a sender. Fired by the origin model. */
export const senderChanged = createEvent<Sender | null>();
export const $sender = createStore<Sender | null>(null, { serialize: 'ignore' })
  .on(senderChanged, (_, sender) => sender)
  .reset(requestVendorChanged);

/** The pick-up point: the vendor's, or the sender's if the vendor has none. Null while both are unknown. */
export const $origin = combine($requestVendor, $sender, (vendor, sender) => {
  const point = vendor?.point ?? (vendor && sender?.location);
  return isUsablePoint(point) ? { latitude: point.latitude, longitude: point.longitude } : null;
});
