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

/** The vendor requested the orders again after a failure. */
export const trackingRetried = createEvent();

const listDue = createEvent<string>();

/** In a partner's app, include the orders of all outlets (specification 000, section 6). */
const recordsOf = (mode: Mode) => (mode === 'GODROID' ? { includeOutlets: true } : {});

/**
 * Milliseconds added to the current time. The server time is only accurate to about two seconds, and newly
 * created orders must not be missed.
 */
const marginMs = 60_000;

/** Lists today's orders, from the start of the day in the market's time zone. */
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

/**
 * Milliseconds without updates until the lists are reloaded. Shorter for guests and with dynamic estimates.
 */
const $staleMs = combine($mode, $flags, (mode, { DynamicTimeEstimation }) =>
  mode === 'GUEST' || DynamicTimeEstimation ? limits.activeStaleGuestMs : limits.activeStaleMs,
);
/** The time of the last update, in unix milliseconds of the service's clock. */
const $freshAt = createStore(0);
const $answer = createStore<'none' | 'listed' | 'failed'>('none')
  .on(listTodayFx.done, () => 'listed')
  .on(listTodayFx.fail, (answer) => (answer === 'listed' ? 'listed' : 'failed'))
  .reset(vendorOpened, trackingClosed, sessionEnded, trackingRetried);

/** The loading state of the lists. Orders stay visible when a refresh fails. */
export const $view = combine($answer, $counts, (answer, counts): TrackingView => {
  if (orderBuckets.some((bucket) => counts[bucket] > 0)) return 'ready';
  if (answer === 'none') return 'loading';
  return answer === 'failed' ? 'failed' : 'empty';
});

// When the screen opens, load the lists and start live updates.
sample({ clock: vendorOpened, target: [listDue, liveVendorChanged] });
sample({ clock: trackingClosed, fn: () => null, target: liveVendorChanged });
sample({
  clock: trackingRetried,
  source: $vendorId,
  filter: (vendorId): vendorId is string => vendorId !== null,
  target: listDue,
});

// When live updates start, load what happened before. Records are merged by time, so their order does not
// matter.
sample({
  clock: liveUpdatesBegan,
  source: $vendorId,
  filter: (vendorId, began) => vendorId === began.vendorId,
  fn: (_, { vendorId }) => vendorId,
  target: listDue,
});

// When no update has arrived for too long, reload the lists even if the socket seems to be connected.
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

// When loading fails, show the service's message.
sample({
  clock: [listTodayFx.fail, listScheduledFx.fail],
  source: $vendorId,
  // An unauthorized call already shows its own notification.
  filter: (vendorId, { params, error }) => vendorId === params && error.kind !== 'unauthorized',
  fn: (_, { error }) => ({ tone: 'error' as const, message: failureMessage(error) }),
  target: notify,
});
