import { createEffect } from 'effector';
import { getRiderContract } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { RiderPosition } from './entities.ts';
import type { ApiFailure } from './failures.ts';

/** Loads the position of a rider (GET /riders/{riderId}). */
export const loadRiderFx = createEffect<{ readonly riderId: string }, RiderPosition, ApiFailure>(
  ({ riderId }) =>
    callService(getRiderContract, { params: { riderId } }).then(({ result }) => ({
      riderId: result.rider_id,
      point: { latitude: result.latitude, longitude: result.longitude },
      bearing: result.bearing,
      updatedAt: Date.parse(result.updated_at),
    })),
);
