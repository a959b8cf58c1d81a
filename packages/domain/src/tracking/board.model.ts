import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector';
import { $serverOffsetMs } from '../api/server-time.ts';
import type { Order } from '../api/entities.ts';
import { createOrderBook } from '../orders/order-book.ts';
import { searchQueryOf } from '../orders/search.ts';
import { orderUpdateReceived } from '../realtime/realtime.model.ts';
import { sessionEnded } from '../session/session.model.ts';
import { $clock } from '../shared/clock.ts';
import { $frames } from '../shared/frames.ts';
import { $market } from '../vendors/vendors.model.ts';
import { applyInbox, takeListed, type Board, type BoardChange, type BoardMoment } from './board.ts';
import { timePassed, trackingClosed, vendorOpened } from './opening.model.ts';
import { noCounts, noLists, noSource, withCounts, withLists } from './order-lists.ts';

/** The vendor typed in the search field: matches name, phone and order id. */
export const searchChanged = createEvent<string>();
/** The service listed orders. Fired by the loading model. */
export const ordersListed = createEvent<{ readonly vendorId: string; readonly orders: readonly Order[] }>();
/** The screen shows this order beside the lists: its updates are wanted whatever its day. Fired by the selection's model. */
export const orderWatched = createEvent<string | null>();
/** Updates of the watched order that stands in no list. Heard by the selection's model. */
export const watchedOrderUpdated = createEvent<Order>();

const flushDue = createEvent();
const searched = createEvent<string>();
const $board = createStore<Board | null>(null, { serialize: 'ignore' });
const $watchedId = createStore<string | null>(null).on(orderWatched, (_, id) => id);
const $moment = combine(
  { clock: $clock, offset: $serverOffsetMs, market: $market, watchedId: $watchedId },
  ({ clock, offset, market, watchedId }) =>
    (): BoardMoment => ({ now: clock.now() + offset, timeZone: market.timeZone, watchedId }),
);

const applyInboxFx = attach({
  source: { board: $board, moment: $moment },
  effect: ({ board, moment }) => board && applyInbox(board, moment()),
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
const scheduleFlushFx = attach({
  source: { board: $board, frames: $frames },
  effect: ({ board, frames }) => {
    if (!board || board.isFlushScheduled) return;
    board.isFlushScheduled = true;
    const flush = scopeBind(flushDue, { safe: true });
    frames.schedule(() => flush());
  },
});

/** Updates that came in since the last frame are in the book. */
export const updatesApplied = applyInboxFx.doneData.filterMap((done) => done ?? undefined);

/** The book changed, and how. */
export const boardChanged = sample({
  clock: [applyInboxFx.doneData, takeListedFx.doneData, advanceFx.doneData, searchFx.doneData],
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
  .on(vendorOpened, (_, vendorId) => ({
    vendorId,
    book: createOrderBook(),
    inbox: [],
    isFlushScheduled: false,
  }))
  // In place: the identity stays, so that nobody is told before the frame.
  .on(orderUpdateReceived, (board, order) => {
    board?.inbox.push(order);
    return board;
  })
  .reset(trackingClosed, sessionEnded);

// When updates come in, they wait for the next frame, and the first of them asks for it.
sample({
  clock: orderUpdateReceived,
  source: $board,
  filter: (board) => board !== null && !board.isFlushScheduled,
  fn: () => undefined,
  target: scheduleFlushFx,
});
sample({ clock: flushDue, target: applyInboxFx });
sample({
  clock: updatesApplied.filterMap(({ watched }) => watched.at(-1)),
  target: watchedOrderUpdated,
});

sample({ clock: ordersListed, target: takeListedFx });
sample({ clock: timePassed, target: advanceFx });
sample({ clock: searchChanged, target: searched });
sample({ clock: searched, target: searchFx });
