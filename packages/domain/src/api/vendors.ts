import { createEffect } from 'effector';
import { paymentMethods } from '../contracts/index.ts';
import type { WireVendor } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { Vendor } from './entities.ts';
import type { ApiFailure } from './failures.ts';
import { toPoint } from './point.ts';

export const toVendor = (wire: WireVendor): Vendor => {
  const { name, currency, location } = wire.vendor_information;
  return {
    id: wire.vendor_id,
    parentId: wire.parent_vendor_id,
    isParent: wire.is_parent,
    name,
    currency,
    country: location.country_code.toLowerCase(),
    address: location.address_text,
    point: wire.flags.origin_address_required === true ? null : toPoint(location),
    paymentMethods: paymentMethods.filter((method) => wire.flags.payment_methods[method] === true),
    pickUpMinutes: wire.estimation_pick_up_time,
  };
};

/** Compares vendors for sorting: parent vendors first, then by name (specification 000, section 6). */
const compareVendors = (one: Vendor, other: Vendor): number =>
  Number(other.isParent) - Number(one.isParent) ||
  one.name.localeCompare(other.name) ||
  one.id.localeCompare(other.id);

/** Loads the account's vendors, parent vendors first, then by name (GET /vendors). */
export const loadVendorsFx = createEffect<void, readonly Vendor[], ApiFailure>(() =>
  callService(async () => (await import('../contracts/vendor.ts')).listVendorsContract, {}).then(
    ({ result }) => result.vendors.map(toVendor).sort(compareVendors),
  ),
);
