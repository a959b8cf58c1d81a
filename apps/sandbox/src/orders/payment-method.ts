import { countryMethods, type PaymentMethod } from '@saddlebag/domain/contracts';
import type { Service } from '../service.ts';
import type { StoredVendor } from '../store/tables.ts';
import { countryParameters } from '../vendors/country-parameters.ts';
import { sandboxFlags } from '../vendors/flags.ts';

const countryList = (service: Service, vendor: StoredVendor): readonly string[] =>
  (
    service.settings.current().parameters.paymentMethods ?? countryParameters(vendor.country).paymentMethods
  ).split('|');

/** Whether a vendor's order may be paid so: by the vendor's flags, the country's list, and the flags of the portal. */
export const isMethodAccepted = (service: Service, vendor: StoredVendor, method: PaymentMethod): boolean => {
  if (method === 'NONE' && { ...sandboxFlags, ...service.settings.current().flags }.NoPaymentMethod)
    return true;
  if (method === 'CASH_ON_DELIVERY' && !countryList(service, vendor).includes(countryMethods.cash))
    return false;
  return vendor.wire.flags.payment_methods[method] === true;
};
