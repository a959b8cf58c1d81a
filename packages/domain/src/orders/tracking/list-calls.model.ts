import { attach, combine } from 'effector';
import { listOrdersFx, $serverOffsetMs } from '../../api/index.ts';
import { limits } from '../../contracts/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import { startOfDay } from '../../platform/time/index.ts';
import { $market } from '../../account/vendors/index.ts';
import { $showsAllVendors } from './all-outlets.model.ts';

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
  mapParams: (vendorId: string, { clock, offset, market, outletParams }) => {
    const now = clock.now() + offset;
    return {
      vendorId,
      from: startOfDay(now, market.timeZone),
      to: now + serverTimeMarginMs,
      count: limits.activeOrdersCount,
      ...outletParams,
    };
  },
  effect: listOrdersFx,
});
export const listScheduledFx = attach({
  source: $outletParams,
  mapParams: (vendorId: string, outletParams) => ({
    vendorId,
    scheduled: true,
    count: limits.activeOrdersCount,
    ...outletParams,
  }),
  effect: listOrdersFx,
});
