import { combine, createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { orderBuckets } from '../order-book/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { $role, listReceived, listShared, liveUpdatesStarted, liveVendorChanged } from '../realtime/index.ts';
import { $mode, sessionEnded } from '../../account/session/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import { $vendors } from '../../account/vendors/index.ts';
import { $includesAllOutlets } from './all-outlets.model.ts';
import { $counts, ordersListed, updatesApplied } from './board.model.ts';
import { toFailureToast } from './failure-toast.ts';
import { changesRequested, listRequested, listScheduledFx, listTodayFx } from './list-calls.model.ts';
import { $vendorId, screenResumed, timePassed, trackingClosed, vendorOpened } from './opening.model.ts';

export type TrackingView = 'loading' | 'empty' | 'ready' | 'failed';

/** The vendor requested the orders again after a failure. */
export const trackingRetried = createEvent();

/**
 * Milliseconds by which a tab waits longer for the lists of the leading tab before it reloads them itself. The
 * leading tab may show another screen, which loads no lists.
 */
const followerPatienceMs = 15_000;
/**
 * Milliseconds without updates until the lists are reloaded. Shorter for guests and with dynamic estimates.
 */
const $staleMs = combine(
  $mode,
  $flags,
  $role,
  (mode, { DynamicTimeEstimation }, role) =>
    (mode === 'GUEST' || DynamicTimeEstimation ? limits.activeStaleGuestMs : limits.activeStaleMs) +
    (role === 'follower' ? followerPatienceMs : 0),
);
/** The time of the last update, in Unix milliseconds of the service's clock. */
const $lastUpdateAt = createStore(0);
const $loadResult = createStore<'none' | 'listed' | 'failed'>('none')
  .on(listTodayFx.done, () => 'listed')
  .on(listTodayFx.fail, (result) => (result === 'listed' ? 'listed' : 'failed'))
  .reset(vendorOpened, trackingClosed, sessionEnded, trackingRetried);

/** The loading state of the lists. Orders stay visible when a refresh fails. */
export const $view = combine($loadResult, $counts, (result, counts): TrackingView => {
  if (orderBuckets.some((bucket) => counts[bucket] > 0)) return 'ready';
  if (result === 'none') return 'loading';
  return result === 'failed' ? 'failed' : 'empty';
});

/** The vendor whose live updates contain all shown orders: the parent vendor, if all outlets are included. */
const $liveVendorId = combine(
  { vendorId: $vendorId, vendors: $vendors, includesAll: $includesAllOutlets },
  ({ vendorId, vendors, includesAll }) =>
    (includesAll ? vendors.find(({ id }) => id === vendorId)?.parentId : null) ?? vendorId,
);

// When the screen opens, load the lists and start live updates.
sample({ clock: vendorOpened, target: listRequested });
sample({ clock: vendorOpened, source: $liveVendorId, target: liveVendorChanged });
sample({ clock: trackingClosed, fn: () => null, target: liveVendorChanged });
sample({
  clock: trackingRetried,
  source: $vendorId,
  filter: (vendorId): vendorId is string => vendorId !== null,
  target: listRequested,
});

// When the screen is shown again, catch up at once, even if the socket cannot connect yet.
sample({ clock: screenResumed, target: changesRequested });

// When live updates start, load what has changed, because earlier updates may have been missed. Records are merged
// by time, so the order of responses and updates does not matter.
const missedUpdates = sample({
  clock: liveUpdatesStarted,
  source: { vendorId: $vendorId, liveVendorId: $liveVendorId },
  filter: ({ liveVendorId }, started) => liveVendorId === started.vendorId,
  fn: ({ vendorId }) => vendorId,
}).filterMap((vendorId) => vendorId ?? undefined);
sample({ clock: missedUpdates, target: changesRequested });

// When no update has arrived for too long, reload the lists even if the socket seems to be connected.
const listsBecameStale = sample({
  clock: timePassed,
  source: {
    vendorId: $vendorId,
    lastUpdateAt: $lastUpdateAt,
    isListing: listTodayFx.pending,
    staleMs: $staleMs,
  },
  filter: ({ lastUpdateAt, isListing, staleMs }, now) => !isListing && now - lastUpdateAt > staleMs,
}).filterMap(({ vendorId }) => vendorId ?? undefined);
sample({ clock: listsBecameStale, target: listRequested });
$lastUpdateAt.on(
  sample({
    clock: [listRequested, changesRequested, listReceived, updatesApplied],
    source: { clock: $clock, offset: $serverOffsetMs },
  }),
  (_, { clock, offset }) => clock.now() + offset,
);

sample({
  clock: [listTodayFx.done, listScheduledFx.done],
  fn: ({ params: { vendorId }, result: { orders } }) => ({ vendorId, orders }),
  target: [ordersListed, listShared],
});
sample({ clock: listReceived, target: ordersListed });

// When loading fails, show the service's message.
sample({
  clock: [listTodayFx.fail, listScheduledFx.fail],
  source: $vendorId,
  // An unauthorized call usually ends the session, which shows its own notification.
  filter: (vendorId, { params, error }) => vendorId === params.vendorId && error.kind !== 'unauthorized',
  fn: (_, { error }) => toFailureToast(error),
  target: notify,
});
