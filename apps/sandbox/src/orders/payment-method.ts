import { countryPaymentMethods, parseCountryList, type PaymentMethod } from '@saddlebag/domain/contracts';
import type { Service } from '../service.ts';
import type { StoredVendor } from '../store/tables.ts';
import { readCountryParameter } from '../vendors/country-parameters.ts';
import { sandboxFlags } from '../vendors/flags.ts';

/** Returns true if the vendor, the country's list and the feature flags allow a payment method. */
export const isMethodAccepted = (service: Service, vendor: StoredVendor, method: PaymentMethod): boolean => {
  if (method === 'NONE' && { ...sandboxFlags, ...service.settings.current().flags }.NoPaymentMethod)
    return true;
  if (method === 'CASH_ON_DELIVERY') {
    const countryList = parseCountryList(readCountryParameter(service, vendor.country, 'paymentMethods'));
    if (!countryList.includes(countryPaymentMethods.cash)) return false;
  }
  return vendor.wire.flags.payment_methods[method] === true;
};
