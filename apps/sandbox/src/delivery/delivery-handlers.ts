import {
  isTestVendor,
  testVendorFee,
  type deliveryAreasContract,
  type deliveryFeeContract,
  type estimationsContract,
  type validateAreaContract,
} from '@saddlebag/domain/contracts';
import type { Handler } from '../http/mount.ts';
import { ownVendor } from '../vendors/ownership.ts';
import { areasOf, delivers, needsOrigin, pickUpOf, streetMetres } from './coverage.ts';
import { feeFor, roundedFee } from './tariff.ts';

/** Preparation time in minutes for a vendor without its own. */
const defaultPickUpMinutes = 15;
/** Average speed of a rider: 22 km/h. */
const metresPerMinute = 22_000 / 60;
/** Minutes at the door. */
const handOverMinutes = 4;

export const quoteFee: Handler<typeof deliveryFeeContract> = ({ body }, service, caller) => {
  const vendor = ownVendor(service, caller, body.vendor_id);
  const { source, destination } = body;
  const tariff = isTestVendor(vendor.id)
    ? testVendorFee
    : feeFor(vendor.country, streetMetres(service, vendor, source, destination));
  const fee = roundedFee(vendor.country, tariff + service.settings.current().fee_surcharge);
  const signature = service.feeSignatures.sign({ vendorId: vendor.id, source, destination, fee });
  return { result: { fee, signature } };
};

export const validateArea: Handler<typeof validateAreaContract> = ({ body }, service, caller) => {
  const vendor = ownVendor(service, caller, body.vendor_id);
  const destination = { latitude: body.location.lat, longitude: body.location.lng };
  const pickUp = pickUpOf(vendor, body.vendor_location);
  return { result: delivers(service, vendor, destination, pickUp) ? 'DELIVERABLE' : 'UNDELIVERABLE' };
};

export const estimate: Handler<typeof estimationsContract> = ({ body }, service, caller) => {
  const vendor = ownVendor(service, caller, body.vendor_id);
  const metres = streetMetres(service, vendor, body.source, body.destination);
  const pickUp = vendor.wire.estimation_pick_up_time ?? defaultPickUpMinutes;
  const delivery = pickUp + Math.ceil(metres / metresPerMinute) + handOverMinutes;
  return {
    result: {
      estimations: { pick_up_minutes: pickUp, delivery_minutes: delivery, distance_m: Math.round(metres) },
    },
  };
};

/** Lists the vendor's delivery areas. The list is empty if the pick-up point depends on the order. */
export const listDeliveryAreas: Handler<typeof deliveryAreasContract> = ({ params }, service, caller) => {
  const vendor = ownVendor(service, caller, params.vendorId);
  const areas = needsOrigin(vendor) ? [] : areasOf(service, vendor);
  return {
    result: {
      areas: areas.map(({ id, name, ring }) => ({
        id,
        name,
        ring: ring.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
      })),
    },
  };
};
