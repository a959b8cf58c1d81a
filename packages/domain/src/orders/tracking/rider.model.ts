import { attach, createStore, sample } from 'effector';
import type { RiderPosition } from '../../api/index.ts';
import { loadRiderFx } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { shouldPollRider } from '../order-book/index.ts';
import { createPoller } from '../../platform/ports/index.ts';
import { $selectedOrder } from './selection.model.ts';

const loadPositionFx = attach({ effect: loadRiderFx });

/** The id of the selected order's rider. Null unless their position should be shown. */
const $riderId = $selectedOrder.map((order) =>
  order?.rider && shouldPollRider(order.status) ? order.rider.id : null,
);

/** The position of the selected order's rider. Null while unknown. */
export const $rider = createStore<RiderPosition | null>(null).reset($riderId);

/** Milliseconds between polls: 2 s, or 1 s while the position is unknown (specification 001, section 9). */
const $pollIntervalMs = $rider.map((rider) => (rider ? limits.riderPollMs : limits.riderPollIdleMs));
const poller = createPoller({ effect: loadPositionFx, every: $pollIntervalMs });

// While the selected order has a rider on the way, poll the rider's position.
sample({
  clock: $riderId.updates.filterMap((riderId) => (riderId === null ? undefined : { riderId })),
  target: poller.start,
});
sample({ clock: $riderId, filter: (riderId) => riderId === null, target: poller.stop });

// Ignore positions of another rider, and positions older than the current one.
const positionReceived = sample({
  clock: loadPositionFx.doneData,
  source: $riderId,
  filter: (riderId, rider) => riderId === rider.riderId,
  fn: (_, rider) => rider,
});
$rider.on(positionReceived, (current, rider) =>
  current && current.updatedAt > rider.updatedAt ? current : rider,
);
