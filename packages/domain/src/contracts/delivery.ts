import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { pointSchema, shortPointSchema } from './geo.ts';
import { durationMinutes, latitude, longitude, metres, money } from './numbers.ts';
import { id } from './text.ts';

const trip = z.object({
  source: pointSchema,
  destination: pointSchema,
  vendor_id: id,
  delivery_type: z.literal('food'),
});

/** Quotes the delivery fee in the currency's major unit. An order must carry the returned signature. */
export const deliveryFeeContract = defineContract({
  id: 'deliveryFee',
  method: 'POST',
  service: 'orders',
  path: '/delivery/fee',
  summary: 'Quote the delivery fee',
  body: trip,
  response: z.object({ result: z.object({ fee: money, signature: z.string() }) }),
});

/** Checks whether the vendor delivers to a point. Any result other than `DELIVERABLE` means no. */
export const validateAreaContract = defineContract({
  id: 'validateArea',
  method: 'POST',
  service: 'orders',
  path: '/delivery/area/validate',
  summary: 'Check whether a vendor delivers to a point',
  body: z.object({ location: shortPointSchema, vendor_location: pointSchema, vendor_id: id }),
  response: z.object({ result: z.string() }),
});

/** Estimates the minutes from now until pick-up and until delivery. */
export const estimationsContract = defineContract({
  id: 'estimations',
  method: 'POST',
  service: 'orders',
  path: '/estimations',
  summary: 'Estimate pick-up and delivery times',
  body: trip,
  response: z.object({
    result: z.object({
      estimations: z.object({
        pick_up_minutes: durationMinutes,
        delivery_minutes: durationMinutes,
        distance_m: metres,
      }),
    }),
  }),
});

/** An array and not a tuple, because all signed-in screens load the kinds of schemas that any contract uses. */
const longitudeAndLatitude = z.array(longitude).check(
  z.minLength(2),
  z.maxLength(2),
  z.refine(([, degreesNorth]) => latitude.safeParse(degreesNorth).success),
);

/** Lists the vendor's delivery areas as polygons. Each ring is a list of [longitude, latitude] pairs. */
export const deliveryAreasContract = defineContract({
  id: 'deliveryAreas',
  method: 'GET',
  service: 'orders',
  path: '/delivery/areas/{vendorId}',
  summary: 'Read the delivery areas of a vendor',
  params: z.object({ vendorId: id }),
  response: z.object({
    result: z.object({
      areas: z.array(z.object({ id: z.string(), name: z.string(), ring: z.array(longitudeAndLatitude) })),
    }),
  }),
});
