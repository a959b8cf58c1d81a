import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs } from '../../api/index.ts';
import type { Order } from '../../api/index.ts';
import { createOrderBook } from '../order-book/index.ts';
import { parseSearch } from '../order-book/internal.ts';
import { orderUpdatesReceived } from '../realtime/index.ts';
import { sessionEnded } from '../../account/session/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import { $market } from '../../account/vendors/index.ts';
import { $showsAllVendors } from './all-outlets.model.ts';
import { applyUpdates, mergeListed, type Board, type BoardChange, type BoardContext } from './board.ts';
import { newVendorOpened, timePassed, trackingClosed, vendorOpened } from './opening.model.ts';
import { emptyCounts, emptyLists, emptySource, updateCounts, updateLists } from './order-lists.ts';

/** The vendor edited the search text, which matches name, phone number and order id. */
export const searchChanged = createEvent<string>();
/** The service returned a list of orders. Fired by the loading model. */
export const ordersListed = createEvent<{ readonly vendorId: string; readonly orders: readonly Order[] }>();
/**
 * The screen shows another order beside the lists. The value is its id, or null if no order is shown. Updates
 * of this order are delivered even if no list contains it. Fired by the selection model.
 */
export const orderWatched = createEvent<string | null>();
/** The watched order was updated, but no list contains it. Used by the selection model. */
export const watchedOrderUpdated = createEvent<Order>();

const searchApplied = createEvent<string>();
const $board = createStore<Board | null>(null, { serialize: 'ignore' });
const $watchedId = createStore<string | null>(null).on(orderWatched, (_, id) => id);
const $boardContext = combine(
  {
    clock: $clock,
    offset: $serverOffsetMs,
    market: $market,
    watchedId: $watchedId,
    includesAllVendors: $showsAllVendors,
  },
  ({ clock, offset, market, watchedId, includesAllVendors }) =>
    (): BoardContext => ({
      now: clock.now() + offset,
      timeZone: market.timeZone,
      watchedId,
      includesAllVendors,
    }),
);

const applyUpdatesFx = attach({
  source: { board: $board, readContext: $boardContext },
  effect: ({ board, readContext }, updates: readonly Order[]) =>
    board && applyUpdates(board, readContext(), updates),
});
const mergeListedFx = attach({
  source: { board: $board, readContext: $boardContext },
  effect: ({ board, readContext }, { vendorId, orders }: { vendorId: string; orders: readonly Order[] }) =>
    board?.vendorId === vendorId ? mergeListed(board, readContext(), orders) : null,
});
const advanceBookFx = attach({
  source: $board,
  effect: (board, now: number): BoardChange | null =>
    board && { book: board.book, change: board.book.advance(now) },
});
const applySearchFx = attach({
  source: $board,
  effect: (board, text: string): BoardChange | null =>
    board && { book: board.book, change: board.book.search(parseSearch(text)) },
});
/** The order book contains the updates of the last frame. */
export const updatesApplied = applyUpdatesFx.doneData.filterMap((change) => change ?? undefined);

export const boardChanged = sample({
  clock: [applyUpdatesFx.doneData, mergeListedFx.doneData, advanceBookFx.doneData, applySearchFx.doneData],
}).filterMap((change): BoardChange | undefined => change ?? undefined);

/** The order book of the open screen. It is changed in place, so the store does not report changes. */
export const $orderBook = $board.map((board) => board?.book ?? null);
export const $orderSource = $board.map((board) => board?.book ?? emptySource);
export const $visibleLists = createStore(emptyLists, { serialize: 'ignore' })
  .on(boardChanged, (lists, { book, change }) => updateLists(lists, book, change.buckets))
  .reset(vendorOpened, trackingClosed, sessionEnded);
export const $counts = createStore(emptyCounts, { serialize: 'ignore' })
  .on(boardChanged, (counts, { book }) => updateCounts(counts, book))
  .reset(vendorOpened, trackingClosed, sessionEnded);
export const $search = createStore('')
  .on(searchApplied, (_, text) => text)
  .reset(newVendorOpened);

$board
  .on(vendorOpened, (_, vendorId) => ({ vendorId, book: createOrderBook() }))
  .reset(trackingClosed, sessionEnded);

sample({ clock: orderUpdatesReceived, target: applyUpdatesFx });
sample({
  clock: updatesApplied.filterMap(({ watched }) => watched.at(-1)),
  target: watchedOrderUpdated,
});

sample({ clock: ordersListed, target: mergeListedFx });
sample({ clock: timePassed, target: advanceBookFx });
sample({ clock: searchChanged, target: searchApplied });
// A search also applies to the new book of the same vendor.
sample({ clock: [searchApplied, sample({ clock: vendorOpened, source: $search })], target: applySearchFx });
