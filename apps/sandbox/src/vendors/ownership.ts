import type { Caller } from '../accounts/tokens.ts';
import { notFound } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { StoredOrder, StoredVendor } from '../store/tables.ts';
import { findOwnVendor } from './find-own-vendor.ts';

/** The caller's vendor with this id. Throws the same 404 for an unknown id and for somebody else's. */
export const ownVendor = (service: Service, caller: Caller, vendorId: string): StoredVendor => {
  const vendor = findOwnVendor(service.store, caller, vendorId);
  if (vendor === undefined) throw notFound();
  return vendor;
};

/** The vendor's order with this id, when both are the caller's. Throws a 404. */
export const ownOrder = (
  service: Service,
  caller: Caller,
  vendorId: string,
  orderId: string,
): StoredOrder => {
  const order = service.store.find('order', orderId);
  const vendor = findOwnVendor(service.store, caller, vendorId);
  if (order?.accountId !== caller.accountId || order.vendorId !== vendor?.id) throw notFound();
  return order;
};

/** All vendors of the caller, in the order in which they were made. */
export const ownVendors = (service: Service, caller: Caller): readonly StoredVendor[] => {
  const own: StoredVendor[] = [];
  for (const vendor of service.store.all('vendor'))
    if (vendor.accountId === caller.accountId) own.push(vendor);
  return own;
};

/** The city that the caller's vendors are in. Throws a 404 for an account without vendors. */
export const ownCity = (service: Service, caller: Caller) => {
  const [vendor] = ownVendors(service, caller);
  if (vendor === undefined) throw notFound();
  return service.cityOf(vendor.country);
};
