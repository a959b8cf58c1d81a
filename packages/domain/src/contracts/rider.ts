import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';

/** GET /riders/{riderId}: where the rider is; `bearing` is degrees clockwise from north, `updated_at` ISO 8601. */
export const getRiderContract = defineContract({
  id: 'getRider',
  method: 'GET',
  service: 'rider-service',
  path: '/riders/{riderId}',
  summary: 'Read where a rider is',
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
