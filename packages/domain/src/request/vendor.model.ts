import { combine, createEvent, createStore } from 'effector';
import { isCountryCode, markets } from '../contracts/market.ts';
import { isUsablePoint } from '../geo/point.ts';
import { $market, $vendors } from '../vendors/vendors.model.ts';

/** The vendor that the request is for. Fired by the request's model; null when the screen is left. */
export const requestVendorChanged = createEvent<string | null>();

export const $vendorId = createStore<string | null>(null).on(requestVendorChanged, (_, id) => id);

/** The order that is being changed; null while a new one is requested. */
export const $modifiedId = createStore<string | null>(null);

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

/** Where the order is picked up; null while the vendor is not known or has no usable coordinates. */
export const $origin = $requestVendor.map((vendor) => (isUsablePoint(vendor?.point) ? vendor.point : null));
