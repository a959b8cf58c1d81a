import { createEffect } from 'effector';
import {
  deliveryAreasContract,
  deliveryFeeContract,
  estimationsContract,
  validateAreaContract,
} from '../contracts/index.ts';
import type { Point } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { DeliveryFee, Estimation } from './entities.ts';
import type { ApiFailure } from './failures.ts';

/** A way from the vendor to the customer. */
export interface Trip {
  readonly origin: Point;
  readonly destination: Point;
  readonly vendorId: string;
}

/** An area in which a vendor delivers; `ring` is a closed line of points. */
export interface DeliveryArea {
  readonly id: string;
  readonly name: string;
  readonly ring: readonly Point[];
}

const toBody = ({ origin, destination, vendorId }: Trip) => ({
  source: origin,
  destination,
  vendor_id: vendorId,
  delivery_type: 'food' as const,
});

/** POST /delivery/area/validate: whether the destination can be delivered to; anything but `DELIVERABLE` is no. */
export const checkDeliverableFx = createEffect<Trip, boolean, ApiFailure>(
  ({ origin, destination, vendorId }) =>
    callService(validateAreaContract, {
      body: {
        location: { lat: destination.latitude, lng: destination.longitude },
        vendor_location: origin,
        vendor_id: vendorId,
      },
    }).then(({ result }) => result === 'DELIVERABLE'),
);

/** POST /delivery/fee: the fee and the signature that an order must carry with it. */
export const quoteFeeFx = createEffect<Trip, DeliveryFee, ApiFailure>((trip) =>
  callService(deliveryFeeContract, { body: toBody(trip) }).then(({ result }) => ({
    amount: result.fee,
    signature: result.signature,
  })),
);

/** POST /estimations: minutes until pick-up and until delivery, counted from the answer. */
export const estimateFx = createEffect<Trip, Estimation, ApiFailure>((trip) =>
  callService(estimationsContract, { body: toBody(trip) }).then(({ result: { estimations } }) => ({
    pickUpMinutes: estimations.pick_up_minutes,
    deliveryMinutes: estimations.delivery_minutes,
    distanceMetres: estimations.distance_m,
  })),
);

/** GET /delivery/areas/{vendorId}: the areas to draw on the map. */
export const loadDeliveryAreasFx = createEffect<
  { readonly vendorId: string },
  readonly DeliveryArea[],
  ApiFailure
>(({ vendorId }) =>
  callService(deliveryAreasContract, { params: { vendorId } }).then(({ result }) =>
    result.areas.map(({ id, name, ring }) => ({
      id,
      name,
      ring: ring.map(([longitude, latitude]) => ({ latitude, longitude })),
    })),
  ),
);
