import { attach, combine, createStore, sample } from 'effector';
import { $serverOffsetMs, listRiderPositionsFx } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { $session, sessionEnded } from '../../account/session/index.ts';
import { $clock, createSharedPoller } from '../../platform/ports/index.ts';
import { $isPaused } from '../realtime/index.ts';
import { $showsAllVendors } from './all-outlets.model.ts';
import { $vendorId, trackingClosed, vendorOpened } from './opening.model.ts';
import { $isOverviewOpen, $openOrders, overviewClosed, overviewRefreshed } from './overview.model.ts';
import { parseRiderPositions } from './rider-position-message.ts';
import { addReadings, openRidersOf, type OpenRider, type RiderReadings } from './rider-readings.ts';

const listPositionsFx = attach({ effect: listRiderPositionsFx });
const poller = createSharedPoller({
  effect: listPositionsFx,
  every: limits.riderPollMs,
  parse: parseRiderPositions,
});

const $hasRiders = $openOrders.map((orders) => orders.some(({ rider }) => rider !== null));
/** False after the service has refused the call as unknown. The map then shows no riders. */
const $isOffered = createStore(true, { serialize: 'ignore' })
  .on(
    listPositionsFx.failData,
    (isOffered, failure) => isOffered && !(failure.kind === 'rejected' && failure.status === 404),
  )
  .reset(vendorOpened, sessionEnded);

/** Identifies the polls for the visible overview. Null while there is nothing to poll. */
const $pollName = combine(
  {
    vendorId: $vendorId,
    session: $session,
    includesAll: $showsAllVendors,
    isNeeded: combine(
      [$isOverviewOpen, $isPaused, $hasRiders, $isOffered],
      ([isOpen, isPaused, hasRiders, isOffered]) => isOpen && !isPaused && hasRiders && isOffered,
    ),
  },
  ({ vendorId, session, includesAll, isNeeded }) =>
    isNeeded && vendorId !== null && session !== null
      ? `saddlebag:riders:${session.user.id}:${vendorId}:${includesAll ? 'all' : 'own'}`
      : null,
);

// While the overview is visible and an open order has a rider, poll the positions, once for all tabs.
const pollNeeded = sample({
  clock: $pollName.updates,
  source: { vendorId: $vendorId, includeOutlets: $showsAllVendors },
  fn: ({ vendorId, includeOutlets }, name) =>
    name === null || vendorId === null ? null : { name, params: { vendorId, includeOutlets } },
}).filterMap((poll) => poll ?? undefined);
sample({ clock: pollNeeded, target: poller.start });
sample({ clock: $pollName, filter: (name) => name === null, fn: () => undefined, target: poller.stop });

const noReadings: RiderReadings = new Map();
const $readings = createStore(noReadings, { serialize: 'ignore' })
  .on(poller.received, addReadings)
  .reset(vendorOpened, overviewClosed, trackingClosed, sessionEnded);

/** The riders of the open orders. Riders of orders whose status hides the map are left out. */
export const $openRiders = createStore<readonly OpenRider[]>([], { serialize: 'ignore' }).reset(
  vendorOpened,
  overviewClosed,
  trackingClosed,
  sessionEnded,
);

// When positions arrive, and every second while the overview is open, update the riders and their ages.
sample({
  clock: [$readings, $openOrders, overviewRefreshed],
  source: {
    previous: $openRiders,
    orders: $openOrders,
    readings: $readings,
    clock: $clock,
    offset: $serverOffsetMs,
  },
  fn: ({ previous, orders, readings, clock, offset }) =>
    openRidersOf(previous, orders, readings, clock.now() + offset),
  target: $openRiders,
});
