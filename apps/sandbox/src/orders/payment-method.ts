import { countryPaymentMethods, type PaymentMethod } from '@saddlebag/domain/contracts';
import type { Service } from '../service.ts';
import type { StoredVendor } from '../store/tables.ts';
import { defaultCountryParameters } from '../vendors/country-parameters.ts';
import { sandboxFlags } from '../vendors/flags.ts';

const methodsOfCountry = (service: Service, vendor: StoredVendor): readonly string[] =>
  (
    service.settings.current().parameters.paymentMethods ??
    defaultCountryParameters(vendor.country).paymentMethods
  ).split('|');

/** Whether the vendor's flags, the country's parameter and the feature flags allow a payment method. */
export const isMethodAccepted = (service: Service, vendor: StoredVendor, method: PaymentMethod): boolean => {
  if (method === 'NONE' && { ...sandboxFlags, ...service.settings.current().flags }.NoPaymentMethod)
    return true;
  if (
    method === 'CASH_ON_DELIVERY' &&
    !methodsOfCountry(service, vendor).includes(countryPaymentMethods.cash)
  )
    return false;
  return vendor.wire.flags.payment_methods[method] === true;
};
