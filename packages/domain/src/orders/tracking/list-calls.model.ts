import { attach, combine, createEvent, createStore, sample } from 'effector';
import { listOrdersFx, $serverOffsetMs } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import { startOfDay } from '../../platform/time/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { $market } from '../../account/vendors/index.ts';
import { $showsAllVendors } from './all-outlets.model.ts';
import { trackingClosed } from './opening.model.ts';

/** All orders of a vendor's lists are needed. Fired by the loading model. */
export const listRequested = createEvent<string>();
/**
 * The orders that changed since the last complete load are needed. All orders are loaded if no load was complete.
 * Fired by the loading model.
 */
export const changesRequested = createEvent<string>();

interface PageRequest {
  readonly vendorId: string;
  /** Identifies the reload that the page belongs to. */
  readonly reload: number;
  /** Null for the first page. */
  readonly cursor: string | null;
  /** Unix milliseconds; null for all orders. Only today's list can be long enough to be limited. */
  readonly updatedSince: number | null;
}

const $reload = createStore(0).on(
  [listRequested, changesRequested, trackingClosed, sessionEnded],
  (reload) => reload + 1,
);

/** Includes the orders of all outlets if the screen shows them. */
const $outletParams = $showsAllVendors.map((showsAllVendors) =>
  showsAllVendors ? { includeOutlets: true } : {},
);

/**
 * Milliseconds by which the queried period extends beyond the current time. The server time is only accurate
 * to about two seconds, and the query must not miss new orders.
 */
const serverTimeMarginMs = 60_000;
/**
 * Milliseconds by which the query for changes overlaps the last load. A service may commit an order later than one
 * with a newer `updated_at`.
 */
const changesOverlapMs = 60_000;

/** Lists today's orders, from the start of the day in the market's time zone. */
export const listTodayFx = attach({
  source: combine({
    clock: $clock,
    offset: $serverOffsetMs,
    market: $market,
    outletParams: $outletParams,
  }),
  mapParams: ({ vendorId, cursor, updatedSince }: PageRequest, { clock, offset, market, outletParams }) => {
    const now = clock.now() + offset;
    return {
      vendorId,
      from: startOfDay(now, market.timeZone),
      to: now + serverTimeMarginMs,
      count: limits.activeOrdersCount,
      ...(cursor !== null && { cursor }),
      ...(updatedSince !== null && { updatedSince }),
      ...outletParams,
    };
  },
  effect: listOrdersFx,
});
export const listScheduledFx = attach({
  source: $outletParams,
  mapParams: ({ vendorId, cursor }: PageRequest, outletParams) => ({
    vendorId,
    scheduled: true,
    count: limits.activeOrdersCount,
    ...(cursor !== null && { cursor }),
    ...outletParams,
  }),
  effect: listOrdersFx,
});

/** The newest change in the pages of today's orders that the current reload has returned. Unix milliseconds. */
const $newestOfReload = createStore(0)
  .on(
    sample({
      clock: listTodayFx.done,
      source: $reload,
      filter: (reload, { params }) => params.reload === reload,
      fn: (_, { result }) => result.orders,
    }),
    (newest, orders) => orders.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt), newest),
  )
  .reset(listRequested, changesRequested);
/** The newest change that a complete load has returned. Null if the lists are not complete. Unix milliseconds. */
const $caughtUpTo = createStore<number | null>(null)
  .on(
    sample({
      clock: listTodayFx.done,
      source: { reload: $reload, newest: $newestOfReload },
      filter: ({ reload }, { params, result }) => params.reload === reload && result.cursor === null,
      fn: ({ newest }) => newest,
    }),
    (previous, newest) => Math.max(previous ?? 0, newest),
  )
  .reset(listRequested, trackingClosed, sessionEnded, $outletParams);

// When orders are needed, load the first pages. Then load the other pages one by one. An update may have been missed
// for any order, not only for those of the first page. A later reload replaces the rest of an earlier one.
sample({
  clock: listRequested,
  source: $reload,
  fn: (reload, vendorId): PageRequest => ({ vendorId, reload, cursor: null, updatedSince: null }),
  target: [listTodayFx, listScheduledFx],
});
sample({
  clock: changesRequested,
  source: { reload: $reload, caughtUpTo: $caughtUpTo },
  fn: ({ reload, caughtUpTo }, vendorId): PageRequest => ({
    vendorId,
    reload,
    cursor: null,
    updatedSince: caughtUpTo ? caughtUpTo - changesOverlapMs : null,
  }),
  target: [listTodayFx, listScheduledFx],
});
for (const listFx of [listTodayFx, listScheduledFx]) {
  const nextPageNeeded = sample({
    clock: listFx.done,
    source: $reload,
    fn: (reload, { params, result }): PageRequest | null =>
      params.reload === reload && result.cursor !== params.cursor
        ? { ...params, cursor: result.cursor }
        : null,
  }).filterMap((request) => (request?.cursor ? request : undefined));
  sample({ clock: nextPageNeeded, target: listFx });
}
