import { attach, createStore, sample } from 'effector';
import type { RiderPosition } from '../../api/index.ts';
import { loadRiderFx } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { shouldPollRider } from '../order-book/index.ts';
import { createPoller } from '../../platform/ports/index.ts';
import { $selectedOrder } from './selection.model.ts';

const loadFx = attach({ effect: loadRiderFx });

/** The rider whose place is wanted: that of the selected order, while there is something to see. */
const $riderId = $selectedOrder.map((order) =>
  order?.rider && shouldPollRider(order.status) ? order.rider.id : null,
);

/** Where the rider of the selected order is; null while unknown. */
export const $rider = createStore<RiderPosition | null>(null).reset($riderId);

/** Every 2 s; every second while nothing is known (specification 001, section 9). */
const $pause = $rider.map((rider) => (rider ? limits.riderPollMs : limits.riderPollIdleMs));
const poller = createPoller({ effect: loadFx, every: $pause });

// While the selected order has a rider on the way, the rider's place is asked for.
sample({
  clock: $riderId.updates.filterMap((riderId) => (riderId === null ? undefined : { riderId })),
  target: poller.start,
});
sample({ clock: $riderId, filter: (riderId) => riderId === null, fn: () => undefined, target: poller.stop });

// An answer about another rider, or an older one than what is known, changes nothing.
const located = sample({
  clock: loadFx.doneData,
  source: $riderId,
  filter: (riderId, rider) => riderId === rider.riderId,
  fn: (_, rider) => rider,
});
$rider.on(located, (known, rider) => (known && known.updatedAt > rider.updatedAt ? known : rider));
