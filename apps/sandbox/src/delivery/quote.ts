import { isTestVendor, testVendorFee, type Point } from '@saddlebag/domain/contracts';
import type { Service } from '../service.ts';
import type { StoredVendor } from '../store/tables.ts';
import { measureStreetDistance } from './delivery-area.ts';
import { computeFee, roundFee } from './tariff.ts';

/** Returns the fee of a delivery in the currency's main unit, with the surcharge of the settings. */
export const quoteTrip = (
  service: Service,
  vendor: StoredVendor,
  source: Point,
  destination: Point,
): number => {
  const tariff = isTestVendor(vendor.id)
    ? testVendorFee
    : computeFee(vendor.country, measureStreetDistance(service, vendor, source, destination));
  return roundFee(vendor.country, tariff + service.settings.current().fee_surcharge);
};
