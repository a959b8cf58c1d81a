import { attach, combine, createStore, sample } from 'effector';
import type { RiderPosition } from '../../api/index.ts';
import { loadRiderFx } from '../../api/index.ts';
import { limits, type Point } from '../../contracts/index.ts';
import { shouldPollRider } from '../order-book/index.ts';
import { createPoller, createVisibilityWatch } from '../../platform/ports/index.ts';
import { extendTrail, headingOf } from './rider-trail.ts';
import { $selectedOrder } from './selection.model.ts';

const loadPositionFx = attach({ effect: loadRiderFx });

/** The id of the selected order's rider. Null unless their position should be shown. */
const $riderId = $selectedOrder.map((order) =>
  order?.rider && shouldPollRider(order.status) ? order.rider.id : null,
);
const riderAppeared = $riderId.updates.filterMap((riderId) => riderId ?? undefined);
const riderDisappeared = $riderId.updates.filter({ fn: (riderId) => riderId === null });

/** The position of the selected order's rider. Null while unknown. */
export const $rider = createStore<RiderPosition | null>(null).reset($riderId);
/** The points that the rider has passed while the order was open, oldest first. */
export const $riderTrail = createStore<readonly Point[]>([]).reset($riderId);
/** The rider's direction in degrees clockwise from north. Null while unknown. */
export const $riderHeading = combine($rider, $riderTrail, (rider, trail) =>
  rider === null ? null : (rider.bearing ?? headingOf(trail)),
);

const page = createVisibilityWatch();
/** Milliseconds between polls: 2 s, or 1 s while the position is unknown (specification 001, section 9). */
const $pollIntervalMs = $rider.map((rider) => (rider ? limits.riderPollMs : limits.riderPollIdleMs));
const poller = createPoller({ effect: loadPositionFx, every: $pollIntervalMs });
const $polledId = combine($riderId, page.$isHidden, (riderId, isHidden) => (isHidden ? null : riderId));

// While the selected order has a rider on the way and the page is visible, poll the rider's position.
sample({ clock: riderAppeared, target: page.start });
sample({ clock: riderDisappeared, target: page.stop });
sample({
  clock: $polledId.updates.filterMap((riderId) => (riderId === null ? undefined : { riderId })),
  target: poller.start,
});
sample({ clock: $polledId, filter: (riderId) => riderId === null, target: poller.stop });

// Ignore positions of another rider, and positions older than the current one.
const positionReceived = sample({
  clock: loadPositionFx.doneData,
  source: { riderId: $riderId, current: $rider },
  filter: ({ riderId, current }, rider) =>
    riderId === rider.riderId && (current === null || current.updatedAt <= rider.updatedAt),
  fn: (_, rider) => rider,
});
$rider.on(positionReceived, (_, rider) => rider);
$riderTrail.on(positionReceived, (trail, { point }) => extendTrail(trail, point));
