import type {
  countryParameterContract,
  getVendorContract,
  listVendorsContract,
} from '@saddlebag/domain/contracts';
import type { Handler } from '../http/mount.ts';
import { notFound } from '../http/refusal.ts';
import { parameterOf } from './country-parameters.ts';
import { ownVendor, ownVendors } from './ownership.ts';

export const listVendors: Handler<typeof listVendorsContract> = (_input, service, caller) => ({
  result: { vendors: ownVendors(service, caller).map((vendor) => vendor.wire) },
});

export const getVendor: Handler<typeof getVendorContract> = ({ params }, service, caller) => ({
  result: ownVendor(service, caller, params.vendorId).wire,
});

export const getCountryParameter: Handler<typeof countryParameterContract> = (
  { params },
  service,
  caller,
) => {
  const [vendor] = ownVendors(service, caller);
  if (vendor === undefined) throw notFound();
  return { result: parameterOf(service, vendor.country, params.name) };
};
