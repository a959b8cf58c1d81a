import type {
  countryParameterContract,
  getVendorContract,
  listVendorsContract,
} from '@saddlebag/domain/contracts';
import type { Handler } from '../http/mount.ts';
import { notFound } from '../http/refusal.ts';
import { readCountryParameter } from './country-parameters.ts';
import { requireOwnVendor, listOwnVendors } from './ownership.ts';

export const listVendors: Handler<typeof listVendorsContract> = (_input, service, caller) => ({
  result: { vendors: listOwnVendors(service, caller).map((vendor) => vendor.wire) },
});

export const getVendor: Handler<typeof getVendorContract> = ({ params }, service, caller) => ({
  result: requireOwnVendor(service, caller, params.vendorId).wire,
});

export const getCountryParameter: Handler<typeof countryParameterContract> = (
  { params },
  service,
  caller,
) => {
  const [vendor] = listOwnVendors(service, caller);
  if (vendor === undefined) throw notFound();
  return { result: readCountryParameter(service, vendor.country, params.name) };
};
