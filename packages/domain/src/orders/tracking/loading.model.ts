import { attach, combine, createEvent, createStore, sample } from 'effector';
import { listOrdersFx, $serverOffsetMs } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { orderBuckets } from '../order-book/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { liveUpdatesStarted, liveVendorChanged } from '../realtime/index.ts';
import type { Mode } from '../../account/session/index.ts';
import { $mode, sessionEnded } from '../../account/session/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import { startOfDay } from '../../platform/time/index.ts';
import { $market } from '../../account/vendors/index.ts';
import { $counts, ordersListed, updatesApplied } from './board.model.ts';
import { toFailureToast } from './failure-toast.ts';
import { $vendorId, timePassed, trackingClosed, vendorOpened } from './opening.model.ts';

export type TrackingView = 'loading' | 'empty' | 'ready' | 'failed';

/** The vendor requested the orders again after a failure. */
export const trackingRetried = createEvent();

const listRequested = createEvent<string>();

/** Includes the orders of all outlets in a partner's app (specification 000, section 6). */
const outletParams = (mode: Mode) => (mode === 'GODROID' ? { includeOutlets: true } : {});

/**
 * Milliseconds by which the queried period extends beyond the current time. The server time is only accurate
 * to about two seconds, and the query must not miss new orders.
 */
const serverTimeMarginMs = 60_000;

/** Lists today's orders, from the start of the day in the market's time zone. */
const listTodayFx = attach({
  source: { clock: $clock, offset: $serverOffsetMs, market: $market, mode: $mode },
  mapParams: (vendorId: string, { clock, offset, market, mode }) => {
    const now = clock.now() + offset;
    const from = startOfDay(now, market.timeZone);
    return {
      vendorId,
      from,
      to: now + serverTimeMarginMs,
      count: limits.activeOrdersCount,
      ...outletParams(mode),
    };
  },
  effect: listOrdersFx,
});
const listScheduledFx = attach({
  source: $mode,
  mapParams: (vendorId: string, mode) => ({
    vendorId,
    scheduled: true,
    count: limits.activeOrdersCount,
    ...outletParams(mode),
  }),
  effect: listOrdersFx,
});

/**
 * Milliseconds without updates until the lists are reloaded. Shorter for guests and with dynamic estimates.
 */
const $staleMs = combine($mode, $flags, (mode, { DynamicTimeEstimation }) =>
  mode === 'GUEST' || DynamicTimeEstimation ? limits.activeStaleGuestMs : limits.activeStaleMs,
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

// When the screen opens, load the lists and start live updates.
sample({ clock: vendorOpened, target: [listRequested, liveVendorChanged] });
sample({ clock: trackingClosed, fn: () => null, target: liveVendorChanged });
sample({
  clock: trackingRetried,
  source: $vendorId,
  filter: (vendorId): vendorId is string => vendorId !== null,
  target: listRequested,
});

// When live updates start, reload the lists, because earlier updates may have been missed. Records are merged
// by time, so the order of responses and updates does not matter.
sample({
  clock: liveUpdatesStarted,
  source: $vendorId,
  filter: (vendorId, started) => vendorId === started.vendorId,
  fn: (_, { vendorId }) => vendorId,
  target: listRequested,
});

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
  sample({ clock: [listRequested, updatesApplied], source: { clock: $clock, offset: $serverOffsetMs } }),
  (_, { clock, offset }) => clock.now() + offset,
);

sample({ clock: listRequested, target: [listTodayFx, listScheduledFx] });
sample({
  clock: [listTodayFx.done, listScheduledFx.done],
  fn: ({ params, result }) => ({ vendorId: params, orders: result.orders }),
  target: ordersListed,
});

// When loading fails, show the service's message.
sample({
  clock: [listTodayFx.fail, listScheduledFx.fail],
  source: $vendorId,
  // An unauthorized call usually ends the session, which shows its own notification.
  filter: (vendorId, { params, error }) => vendorId === params && error.kind !== 'unauthorized',
  fn: (_, { error }) => toFailureToast(error),
  target: notify,
});
