import {
  isCountryCode,
  listVendorsContract,
  markets,
  paymentMethods,
  type WireVendor,
} from '../contracts/index.ts';
import type { Vendor } from './entities.ts';
import { toPoint } from './point.ts';

export { listVendorsContract };

export const toVendor = (wire: WireVendor): Vendor => {
  const { name, currency, location } = wire.vendor_information;
  const country = location.country_code.toLowerCase();
  return {
    id: wire.vendor_id,
    parentId: wire.parent_vendor_id,
    isParent: wire.is_parent,
    name,
    currency,
    market: isCountryCode(country) ? markets[country] : null,
    address: location.address_text,
    point: wire.flags.origin_address_required === true ? null : toPoint(location),
    paymentMethods: paymentMethods.filter((method) => wire.flags.payment_methods[method] === true),
    pickUpMinutes: wire.estimation_pick_up_time,
  };
};
