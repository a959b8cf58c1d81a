import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';

/**
 * Reads the position of a rider. `bearing` is in degrees clockwise from north, and `updated_at` is ISO 8601.
 */
export const getRiderContract = defineContract({
  id: 'getRider',
  method: 'GET',
  service: 'rider-service',
  path: '/riders/{riderId}',
  summary: 'Read the position of a rider',
  params: z.object({ riderId: z.string() }),
  response: z.object({
    result: z.object({
      rider_id: z.string(),
      name: z.string(),
      phone_number: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      bearing: z.nullable(z.number()),
      updated_at: z.string(),
    }),
  }),
});
