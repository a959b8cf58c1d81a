import { attach, combine, createEvent, createStore, sample } from 'effector';
import { listOrdersFx, $serverOffsetMs } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import { startOfDay } from '../../platform/time/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { $market } from '../../account/vendors/index.ts';
import { $showsAllVendors } from './all-outlets.model.ts';
import { trackingClosed } from './opening.model.ts';

/** The lists of a vendor are loaded from their first page. Fired by the loading model. */
export const listRequested = createEvent<string>();

interface PageRequest {
  readonly vendorId: string;
  /** Identifies the reload that the page belongs to. */
  readonly reload: number;
  /** Null for the first page. */
  readonly cursor: string | null;
}

const $reload = createStore(0).on([listRequested, trackingClosed, sessionEnded], (reload) => reload + 1);

/** Includes the orders of all outlets if the screen shows them. */
const $outletParams = $showsAllVendors.map((showsAllVendors) =>
  showsAllVendors ? { includeOutlets: true } : {},
);

/**
 * Milliseconds by which the queried period extends beyond the current time. The server time is only accurate
 * to about two seconds, and the query must not miss new orders.
 */
const serverTimeMarginMs = 60_000;

/** Lists today's orders, from the start of the day in the market's time zone. */
export const listTodayFx = attach({
  source: combine({
    clock: $clock,
    offset: $serverOffsetMs,
    market: $market,
    outletParams: $outletParams,
  }),
  mapParams: ({ vendorId, cursor }: PageRequest, { clock, offset, market, outletParams }) => {
    const now = clock.now() + offset;
    return {
      vendorId,
      from: startOfDay(now, market.timeZone),
      to: now + serverTimeMarginMs,
      count: limits.activeOrdersCount,
      ...(cursor !== null && { cursor }),
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

// When lists are requested, load their first pages. Then load the other pages one by one. An update may have been
// missed for any order, not only for those of the first page. A later reload replaces the rest of an earlier one.
sample({
  clock: listRequested,
  source: $reload,
  fn: (reload, vendorId): PageRequest => ({ vendorId, reload, cursor: null }),
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
