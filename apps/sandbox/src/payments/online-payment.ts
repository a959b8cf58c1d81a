import {
  guestVendor,
  isOnlinePaymentRequired,
  parseCountryList,
  type OnlinePaymentTerms,
} from '@saddlebag/domain/contracts';
import type { Service } from '../service.ts';
import type { StoredVendor } from '../store/tables.ts';
import { readCountryParameter } from '../vendors/country-parameters.ts';

const termsOf = (service: Service, { country, wire }: StoredVendor): OnlinePaymentTerms => ({
  isGuest: wire.vendor_id === guestVendor.id,
  countryList: parseCountryList(readCountryParameter(service, country, 'paymentMethods')),
  isOnlineActivated: readCountryParameter(service, country, 'onlinePaymentActivated') === 'true',
});

/** Returns true for guests, and for vendors of countries that have activated online payment. */
export const mayPayOnline = (service: Service, vendor: StoredVendor): boolean => {
  const { isGuest, isOnlineActivated } = termsOf(service, vendor);
  return isGuest || isOnlineActivated === true;
};

/** Returns true if only the payment calls may create an order of the vendor with the method `PAID`. */
export const mustPayOnline = (service: Service, vendor: StoredVendor): boolean =>
  isOnlinePaymentRequired(termsOf(service, vendor));
