import type {
  deliveryAreasContract,
  deliveryFeeContract,
  estimationsContract,
  validateAreaContract,
} from '@saddlebag/domain/contracts';
import type { Handler } from '../http/mount.ts';
import { requireOwnVendor } from '../vendors/ownership.ts';
import {
  getDeliveryAreas,
  canDeliver,
  requiresOrigin,
  pickUpPoint,
  measureStreetDistance,
} from './delivery-area.ts';
import { quoteTrip } from './quote.ts';

/** Preparation time in minutes for a vendor without its own. */
const defaultPickUpMinutes = 15;
/** Average speed of a rider: 22 km/h. */
const metresPerMinute = 22_000 / 60;
/** Minutes for the hand-over at the door. */
const handOverMinutes = 4;

export const quoteFee: Handler<typeof deliveryFeeContract> = ({ body }, service, caller) => {
  const vendor = requireOwnVendor(service, caller, body.vendor_id);
  const { source, destination } = body;
  const fee = quoteTrip(service, vendor, source, destination);
  const signature = service.feeSignatures.sign({ vendorId: vendor.id, source, destination, fee });
  return { result: { fee, signature } };
};

export const validateArea: Handler<typeof validateAreaContract> = ({ body }, service, caller) => {
  const vendor = requireOwnVendor(service, caller, body.vendor_id);
  const destination = { latitude: body.location.lat, longitude: body.location.lng };
  const pickUp = pickUpPoint(vendor, body.vendor_location);
  return { result: canDeliver(service, vendor, destination, pickUp) ? 'DELIVERABLE' : 'UNDELIVERABLE' };
};

export const estimateDelivery: Handler<typeof estimationsContract> = ({ body }, service, caller) => {
  const vendor = requireOwnVendor(service, caller, body.vendor_id);
  const metres = measureStreetDistance(service, vendor, body.source, body.destination);
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
  const vendor = requireOwnVendor(service, caller, params.vendorId);
  const areas = requiresOrigin(vendor) ? [] : getDeliveryAreas(service, vendor);
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
