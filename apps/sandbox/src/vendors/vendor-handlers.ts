import type {
  countryParameterContract,
  getVendorContract,
  listVendorsContract,
} from '@saddlebag/domain/contracts';
import type { Handler } from '../mount.ts';
import { notFound } from '../refusal.ts';
import { countryParameters } from './country-parameters.ts';
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
  const changed = service.settings.current().parameters[params.name];
  return { result: changed ?? countryParameters(vendor.country)[params.name] };
};
