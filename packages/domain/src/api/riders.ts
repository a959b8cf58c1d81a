import { createEffect } from 'effector';
import { getRiderContract, listRiderPositionsContract } from '../contracts/index.ts';
import type { ResponseOf } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { RiderPosition } from './entities.ts';
import type { ApiFailure } from './failures.ts';

type WirePosition = ResponseOf<typeof listRiderPositionsContract>['result']['data'][number];

const toPosition = (wire: WirePosition): RiderPosition => ({
  riderId: wire.rider_id,
  point: { latitude: wire.latitude, longitude: wire.longitude },
  bearing: wire.bearing,
  updatedAt: Date.parse(wire.updated_at),
});

/** Loads the position of a rider (GET /riders/{riderId}). */
export const loadRiderFx = createEffect<{ readonly riderId: string }, RiderPosition, ApiFailure>(
  ({ riderId }) =>
    callService(getRiderContract, { params: { riderId } }).then(({ result }) => toPosition(result)),
);

export interface RiderPositionsQuery {
  readonly vendorId: string;
  readonly includeOutlets: boolean;
}

/** Loads the positions of the riders of all open orders of a vendor (GET /vendor/{vendorId}/riders). */
export const listRiderPositionsFx = createEffect<RiderPositionsQuery, readonly RiderPosition[], ApiFailure>(
  ({ vendorId, includeOutlets }) =>
    callService(listRiderPositionsContract, {
      params: { vendorId },
      query: includeOutlets ? { include_outlets: true } : {},
    }).then(({ result }) => result.data.map(toPosition)),
);
