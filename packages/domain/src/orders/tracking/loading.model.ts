import { attach, combine, createEvent, createStore, sample } from 'effector';
import { listOrdersFx, $serverOffsetMs } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { $flags } from '../../platform/flags/index.ts';
import { orderBuckets } from '../order-book/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { liveUpdatesBegan, liveVendorChanged } from '../realtime/index.ts';
import type { Mode } from '../../account/session/index.ts';
import { $mode, sessionEnded } from '../../account/session/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import { startOfDay } from '../../platform/time/index.ts';
import { $market } from '../../account/vendors/index.ts';
import { $counts, ordersListed, updatesApplied } from './board.model.ts';
import { failureMessage } from './failure-message.ts';
import { $vendorId, timePassed, trackingClosed, vendorOpened } from './opening.model.ts';

export type TrackingView = 'loading' | 'empty' | 'ready' | 'failed';

/** The vendor asked for the list again, after a failure. */
export const trackingRetried = createEvent();

const listDue = createEvent<string>();

/** Inside a partner's app all records are shown, those of the other outlets too (specification 000, section 6). */
const recordsOf = (mode: Mode) => (mode === 'GODROID' ? { includeOutlets: true } : {});

/**
 * The service's time is known to two seconds at best, as its Date header has whole ones. What it made in the moment before
 * is listed all the same.
 */
const marginMs = 60_000;

/** Today's orders: from the first instant of the market's day to now. */
const listTodayFx = attach({
  source: { clock: $clock, offset: $serverOffsetMs, market: $market, mode: $mode },
  mapParams: (vendorId: string, { clock, offset, market, mode }) => {
    const now = clock.now() + offset;
    const from = startOfDay(now, market.timeZone);
    return { vendorId, from, to: now + marginMs, count: limits.activeOrdersCount, ...recordsOf(mode) };
  },
  effect: listOrdersFx,
});
const listScheduledFx = attach({
  source: $mode,
  mapParams: (vendorId: string, mode) => ({
    vendorId,
    scheduled: true,
    count: limits.activeOrdersCount,
    ...recordsOf(mode),
  }),
  effect: listOrdersFx,
});

/** Guests, and those whose times are estimated as they change, are not left without news for so long. */
const $staleMs = combine($mode, $flags, (mode, { DynamicTimeEstimation }) =>
  mode === 'GUEST' || DynamicTimeEstimation ? limits.activeStaleGuestMs : limits.activeStaleMs,
);
/** When news last came; unix milliseconds of the service's clock. */
const $freshAt = createStore(0);
const $answer = createStore<'none' | 'listed' | 'failed'>('none')
  .on(listTodayFx.done, () => 'listed')
  .on(listTodayFx.fail, (answer) => (answer === 'listed' ? 'listed' : 'failed'))
  .reset(vendorOpened, trackingClosed, sessionEnded, trackingRetried);

/** How the lists stand. Orders that were once shown stay when a later refresh fails. */
export const $view = combine($answer, $counts, (answer, counts): TrackingView => {
  if (orderBuckets.some((bucket) => counts[bucket] > 0)) return 'ready';
  if (answer === 'none') return 'loading';
  return answer === 'failed' ? 'failed' : 'empty';
});

// When the screen opens, the lists are fetched, and the service is asked to tell of changes.
sample({ clock: vendorOpened, target: [listDue, liveVendorChanged] });
sample({ clock: trackingClosed, fn: () => null, target: liveVendorChanged });
sample({
  clock: trackingRetried,
  source: $vendorId,
  filter: (vendorId): vendorId is string => vendorId !== null,
  target: listDue,
});

// When updates begin to flow, what happened before is fetched; what comes meanwhile is merged by time, in any order.
sample({
  clock: liveUpdatesBegan,
  source: $vendorId,
  filter: (vendorId, began) => vendorId === began.vendorId,
  fn: (_, { vendorId }) => vendorId,
  target: listDue,
});

// When nothing has been heard for long, the lists are fetched, whatever the socket thinks of itself.
sample({
  clock: timePassed,
  source: { vendorId: $vendorId, freshAt: $freshAt, isListing: listTodayFx.pending, staleMs: $staleMs },
  filter: ({ vendorId, freshAt, isListing, staleMs }, now) =>
    vendorId !== null && !isListing && now - freshAt > staleMs,
  fn: ({ vendorId }) => vendorId ?? '',
  target: listDue,
});
$freshAt.on(
  sample({ clock: [listDue, updatesApplied], source: { clock: $clock, offset: $serverOffsetMs } }),
  (_, { clock, offset }) => clock.now() + offset,
);

sample({ clock: listDue, target: [listTodayFx, listScheduledFx] });
sample({
  clock: [listTodayFx.done, listScheduledFx.done],
  fn: ({ params, result }) => ({ vendorId: params, orders: result.orders }),
  target: ordersListed,
});

// When they cannot be had, the vendor hears what the service said.
sample({
  clock: [listTodayFx.fail, listScheduledFx.fail],
  source: $vendorId,
  // A session that was refused says so itself.
  filter: (vendorId, { params, error }) => vendorId === params && error.kind !== 'unauthorized',
  fn: (_, { error }) => ({ tone: 'error' as const, message: failureMessage(error) }),
  target: notify,
});
