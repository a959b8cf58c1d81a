import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { bearing, latitude, longitude } from './numbers.ts';
import { id } from './text.ts';

/**
 * Reads the position of a rider. `bearing` is in degrees clockwise from north, and `updated_at` is ISO 8601.
 */
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
      latitude,
      longitude,
      bearing: z.nullable(bearing),
      updated_at: z.string(),
    }),
  }),
});
