import { createEffect } from 'effector';
import type { Point } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { DeliveryFee, Estimation } from './entities.ts';
import type { ApiFailure } from './failures.ts';

const contracts = () => import('../contracts/delivery.ts');

/** The origin, destination and vendor of a delivery. */
export interface Trip {
  readonly origin: Point;
  readonly destination: Point;
  readonly vendorId: string;
}

/** An area in which a vendor delivers. `ring` is a closed line: its last point equals its first. */
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

/** Checks whether the vendor delivers to the destination (POST /delivery/area/validate). */
export const checkDeliverableFx = createEffect<Trip, boolean, ApiFailure>(
  ({ origin, destination, vendorId }) =>
    callService(async () => (await contracts()).validateAreaContract, {
      body: {
        location: { lat: destination.latitude, lng: destination.longitude },
        vendor_location: origin,
        vendor_id: vendorId,
      },
    }).then(({ result }) => result === 'DELIVERABLE'),
);

/** Quotes the delivery fee (POST /delivery/fee). An order must carry the returned signature. */
export const quoteFeeFx = createEffect<Trip, DeliveryFee, ApiFailure>((trip) =>
  callService(async () => (await contracts()).deliveryFeeContract, { body: toBody(trip) }).then(
    ({ result }) => ({
      amount: result.fee,
      signature: result.signature,
    }),
  ),
);

/**
 * Estimates the minutes until pick-up and until delivery, from the time of the response (POST /estimations).
 */
export const estimateTripFx = createEffect<Trip, Estimation, ApiFailure>((trip) =>
  callService(async () => (await contracts()).estimationsContract, { body: toBody(trip) }).then(
    ({ result: { estimations } }) => ({
      pickUpMinutes: estimations.pick_up_minutes,
      deliveryMinutes: estimations.delivery_minutes,
      distanceMetres: estimations.distance_m,
    }),
  ),
);

/** Loads the delivery areas that the map draws (GET /delivery/areas/{vendorId}). */
export const loadDeliveryAreasFx = createEffect<
  { readonly vendorId: string },
  readonly DeliveryArea[],
  ApiFailure
>(({ vendorId }) =>
  callService(async () => (await contracts()).deliveryAreasContract, { params: { vendorId } }).then(
    ({ result }) =>
      result.areas.map(({ id, name, ring }) => ({
        id,
        name,
        ring: ring.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })),
      })),
  ),
);
