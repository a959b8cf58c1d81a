import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { bearing, latitude, longitude } from './numbers.ts';
import { id } from './text.ts';

/** `bearing` is in degrees clockwise from north, and `updated_at` is ISO 8601. */
const position = { latitude, longitude, bearing: z.nullable(bearing), updated_at: z.string() };

/** Reads the position of a rider. */
export const getRiderContract = defineContract({
  id: 'getRider',
  method: 'GET',
  service: 'rider-service',
  path: '/riders/{riderId}',
  summary: 'Read the position of a rider',
  params: z.object({ riderId: id }),
  response: z.object({
    result: z.object({
      rider_id: z.string(),
      name: z.string(),
      phone_number: z.string(),
      ...position,
    }),
  }),
});

/**
 * Reads the positions of all riders of a vendor's open orders: from the assignment until the delivery. With
 * `include_outlets`, those of the whole group of outlets. A rider with several orders is listed once.
 */
export const listRiderPositionsContract = defineContract({
  id: 'listRiderPositions',
  method: 'GET',
  service: 'rider-service',
  path: '/vendor/{vendorId}/riders',
  summary: "Read the positions of the riders of a vendor's open orders",
  params: z.object({ vendorId: id }),
  query: z.object({ include_outlets: z.optional(z.boolean()) }),
  response: z.object({
    result: z.object({ data: z.array(z.object({ rider_id: z.string(), ...position })) }),
  }),
});
