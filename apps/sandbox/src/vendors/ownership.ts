import type { Caller } from '../accounts/tokens.ts';
import { notFound } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { StoredOrder, StoredVendor } from '../store/tables.ts';
import { findOwnVendor } from './find-own-vendor.ts';

const isAvailable = (service: Service, { availableAt }: StoredVendor): boolean =>
  availableAt === undefined || availableAt <= service.clock.now();

/**
 * Returns the caller's vendor. Throws the same 404 for an unknown id, for another account's vendor and for an
 * outlet that is not available yet.
 */
export const requireOwnVendor = (service: Service, caller: Caller, vendorId: string): StoredVendor => {
  const vendor = findOwnVendor(service.store, caller, vendorId);
  if (vendor === undefined || !isAvailable(service, vendor)) throw notFound();
  return vendor;
};

/**
 * Returns an order of the caller's vendor. Throws the same 404 for an unknown order and for another account's
 * order.
 */
export const requireOwnOrder = (
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

/** Lists the caller's available vendors in order of creation. */
export const listOwnVendors = (service: Service, caller: Caller): readonly StoredVendor[] => {
  const vendors: StoredVendor[] = [];
  for (const vendor of service.store.all('vendor'))
    if (vendor.accountId === caller.accountId && isAvailable(service, vendor)) vendors.push(vendor);
  return vendors;
};

/** Returns the city of the caller's vendors. Throws a 404 if the account has no vendors. */
export const requireOwnCity = (service: Service, caller: Caller) => {
  const [vendor] = listOwnVendors(service, caller);
  if (vendor === undefined) throw notFound();
  return service.cityOf(vendor.country);
};
