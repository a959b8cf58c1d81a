import { attach, combine, createEvent, createStore, sample } from 'effector';
import { $serverOffsetMs } from '../../api/index.ts';
import type { Order } from '../../api/index.ts';
import { createOrderBook } from '../order-book/index.ts';
import { searchQueryOf } from '../order-book/internal.ts';
import { orderUpdatesReceived } from '../realtime/index.ts';
import { $mode, sessionEnded } from '../../account/session/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import { $market } from '../../account/vendors/index.ts';
import { applyUpdates, takeListed, type Board, type BoardChange, type BoardMoment } from './board.ts';
import { timePassed, trackingClosed, vendorOpened } from './opening.model.ts';
import { noCounts, noLists, noSource, withCounts, withLists } from './order-lists.ts';

/** The vendor edited the search text, which matches name, phone number and order id. */
export const searchChanged = createEvent<string>();
/** The service returned a list of orders. Fired by the loading model. */
export const ordersListed = createEvent<{ readonly vendorId: string; readonly orders: readonly Order[] }>();
/**
 * The screen shows this order beside the lists, so its updates are needed whatever its date. Fired by the
 * selection model.
 */
export const orderWatched = createEvent<string | null>();
/** The watched order was updated, but no list contains it. Used by the selection model. */
export const watchedOrderUpdated = createEvent<Order>();

const searched = createEvent<string>();
const $board = createStore<Board | null>(null, { serialize: 'ignore' });
const $watchedId = createStore<string | null>(null).on(orderWatched, (_, id) => id);
const $moment = combine(
  { clock: $clock, offset: $serverOffsetMs, market: $market, watchedId: $watchedId, mode: $mode },
  ({ clock, offset, market, watchedId, mode }) =>
    (): BoardMoment => ({
      now: clock.now() + offset,
      timeZone: market.timeZone,
      watchedId,
      isForAll: mode === 'GODROID',
    }),
);

const applyUpdatesFx = attach({
  source: { board: $board, moment: $moment },
  effect: ({ board, moment }, updates: readonly Order[]) => board && applyUpdates(board, moment(), updates),
});
const takeListedFx = attach({
  source: { board: $board, moment: $moment },
  effect: ({ board, moment }, { vendorId, orders }: { vendorId: string; orders: readonly Order[] }) =>
    board?.vendorId === vendorId ? takeListed(board, moment(), orders) : null,
});
const advanceFx = attach({
  source: $board,
  effect: (board, now: number): BoardChange | null =>
    board && { book: board.book, change: board.book.advance(now) },
});
const searchFx = attach({
  source: $board,
  effect: (board, text: string): BoardChange | null =>
    board && { book: board.book, change: board.book.search(searchQueryOf(text)) },
});
/** The updates of the last frame are in the order book. */
export const updatesApplied = applyUpdatesFx.doneData.filterMap((done) => done ?? undefined);

/** The order book changed. */
export const boardChanged = sample({
  clock: [applyUpdatesFx.doneData, takeListedFx.doneData, advanceFx.doneData, searchFx.doneData],
}).filterMap((done): BoardChange | undefined => done ?? undefined);

export const $orderSource = $board.map((board) => board?.book ?? noSource);
export const $visible = createStore(noLists, { serialize: 'ignore' })
  .on(boardChanged, (lists, { book, change }) => withLists(lists, book, change.buckets))
  .reset(vendorOpened, trackingClosed, sessionEnded);
export const $counts = createStore(noCounts, { serialize: 'ignore' })
  .on(boardChanged, (counts, { book }) => withCounts(counts, book))
  .reset(vendorOpened, trackingClosed, sessionEnded);
export const $search = createStore('')
  .on(searched, (_, text) => text)
  .reset(vendorOpened);

$board
  .on(vendorOpened, (_, vendorId) => ({ vendorId, book: createOrderBook() }))
  .reset(trackingClosed, sessionEnded);

sample({ clock: orderUpdatesReceived, target: applyUpdatesFx });
sample({
  clock: updatesApplied.filterMap(({ watched }) => watched.at(-1)),
  target: watchedOrderUpdated,
});

sample({ clock: ordersListed, target: takeListedFx });
sample({ clock: timePassed, target: advanceFx });
sample({ clock: searchChanged, target: searched });
sample({ clock: searched, target: searchFx });
