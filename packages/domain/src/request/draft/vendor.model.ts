import { combine, createEvent, createStore } from 'effector';
import { isCountryCode, markets } from '../../contracts/index.ts';
import type { Sender } from '../../contracts/index.ts';
import { isUsablePoint } from '../../platform/geo/index.ts';
import { $market, $vendors } from '../../account/vendors/index.ts';

/** The vendor that the request is for. Fired by the request's model; null when the screen is left. */
export const requestVendorChanged = createEvent<string | null>();

export const $vendorId = createStore<string | null>(null).on(requestVendorChanged, (_, id) => id);

/** The request now modifies this order, or none. Fired by the request model. */
export const modifiedOrderChanged = createEvent<string | null>();

/** Id of the order that the request modifies. Null for a new order. */
export const $modifiedOrderId = createStore<string | null>(null).on(modifiedOrderChanged, (_, id) => id);

/** Null until the vendors are known. */
export const $requestVendor = combine(
  $vendorId,
  $vendors,
  (id, vendors) => vendors.find((vendor) => vendor.id === id) ?? null,
);

/** The market of the vendor's country; that of the account until the vendor is known. */
export const $requestMarket = combine($requestVendor, $market, (vendor, market) =>
  vendor && isCountryCode(vendor.country) ? markets[vendor.country] : market,
);

/** Who hands the order over and where, where the vendor itself does not say it. Fired by the origin's model. */
export const senderChanged = createEvent<Sender | null>();
export const $sender = createStore<Sender | null>(null, { serialize: 'ignore' })
  .on(senderChanged, (_, sender) => sender)
  .reset(requestVendorChanged);

/** Where the order is picked up; null while the vendor is not known, or has no place and none was given. */
export const $origin = combine($requestVendor, $sender, (vendor, sender) => {
  const point = vendor?.point ?? (vendor && sender?.location);
  return isUsablePoint(point) ? { latitude: point.latitude, longitude: point.longitude } : null;
});
