import { attach, combine, createStore, sample } from 'effector';
import type { RiderPosition } from '../../api/index.ts';
import { loadRiderFx } from '../../api/index.ts';
import { limits, type Point } from '../../contracts/index.ts';
import { shouldPollRider } from '../order-book/index.ts';
import { $isPaused } from '../realtime/index.ts';
import { $session } from '../../account/session/index.ts';
import { createSharedPoller } from '../../platform/ports/index.ts';
import { parseRiderPosition } from './rider-position-message.ts';
import { extendTrail, headingOf } from './rider-trail.ts';
import { $selectedOrder } from './selection.model.ts';

const loadPositionFx = attach({ effect: loadRiderFx });

/** The id of the selected order's rider. Null unless their position should be shown. */
const $riderId = $selectedOrder.map((order) =>
  order?.rider && shouldPollRider(order.status) ? order.rider.id : null,
);

/** The position of the selected order's rider. Null while unknown. */
export const $rider = createStore<RiderPosition | null>(null).reset($riderId);
/** The points that the rider has passed while the order was open, oldest first. */
export const $riderTrail = createStore<readonly Point[]>([]).reset($riderId);
/** The rider's direction in degrees clockwise from north. Null while unknown. */
export const $riderHeading = combine($rider, $riderTrail, (rider, trail) =>
  rider === null ? null : (rider.bearing ?? headingOf(trail)),
);

/** Milliseconds between polls: 2 s, or 1 s while the position is unknown (specification 001, section 9). */
const $pollIntervalMs = $rider.map((rider) => (rider ? limits.riderPollMs : limits.riderPollIdleMs));
const poller = createSharedPoller({
  effect: loadPositionFx,
  every: $pollIntervalMs,
  parse: parseRiderPosition,
});

/** The rider to poll. Null while the page is hidden, but the last position stays on the map. */
const $polledRiderId = combine($riderId, $isPaused, (riderId, isPaused) => (isPaused ? null : riderId));

// While the selected order has a rider on the way, poll the rider's position, once for all tabs that show it.
const pollNeeded = sample({
  clock: $polledRiderId.updates,
  source: $session,
  fn: (session, riderId) =>
    session === null || riderId === null
      ? null
      : { name: `saddlebag:rider:${session.user.id}:${riderId}`, params: { riderId } },
}).filterMap((poll) => poll ?? undefined);
sample({ clock: pollNeeded, target: poller.start });
sample({
  clock: $polledRiderId,
  filter: (riderId) => riderId === null,
  fn: () => undefined,
  target: poller.stop,
});

// Ignore positions of another rider, and positions older than the current one.
const positionReceived = sample({
  clock: poller.received,
  source: { riderId: $riderId, current: $rider },
  filter: ({ riderId, current }, rider) =>
    riderId === rider.riderId && (current === null || current.updatedAt <= rider.updatedAt),
  fn: (_, rider) => rider,
});
$rider.on(positionReceived, (_, rider) => rider);
$riderTrail.on(positionReceived, (trail, { point }) => extendTrail(trail, point));
