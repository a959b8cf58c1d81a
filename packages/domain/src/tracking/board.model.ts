import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { $serverOffsetMs } from '../api/server-time.ts';
import type { Order } from '../api/entities.ts';
import { createOrderBook, type BookChange, type OrderBook } from '../orders/order-book.ts';
import { searchQueryOf } from '../orders/search.ts';
import { orderUpdateReceived } from '../realtime/realtime.model.ts';
import { sessionEnded } from '../session/session.model.ts';
import { $clock } from '../shared/clock.ts';
import { $frames } from '../shared/frames.ts';
import { startOfDay } from '../time/zone.ts';
import { $market } from '../vendors/vendors.model.ts';
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

/** What one opening of the screen works on; changed in place, because copying thousands of orders a frame is the trap. */
interface Board {
  readonly vendorId: string;
  readonly book: OrderBook;
  /** Updates that wait for the next frame. */
  inbox: Order[];
  isFlushScheduled: boolean;
}
interface BoardChange {
  readonly book: OrderBook;
  readonly change: BookChange;
}
const flushDue = createEvent();
const searched = createEvent<string>();
const $board = createStore<Board | null>(null, { serialize: 'ignore' });
const $watchedId = createStore<string | null>(null).on(orderWatched, (_, id) => id);
const $context = {
  board: $board,
  market: $market,
  clock: $clock,
  offset: $serverOffsetMs,
  watchedId: $watchedId,
};

/** Tells which updates are for this screen: the vendor's own, created today, and any order it shows. */
const applyInboxFx = attach({
  source: $context,
  effect: ({ board, market, clock, offset, watchedId }) => {
    if (!board) return null;
    const now = clock.now() + offset;
    const today = startOfDay(now, market.timeZone);
    const updates = board.inbox;
    board.inbox = [];
    board.isFlushScheduled = false;
    const isListed = (order: Order) =>
      board.book.order(order.id) !== undefined ||
      (order.vendorId === board.vendorId && order.createdAt >= today);
    const change = board.book.apply(updates.filter(isListed), now);
    const watched = updates.filter((order) => order.id === watchedId && !isListed(order));
    return { book: board.book, change, watched };
  },
});

const takeListedFx = attach({
  source: $context,
  effect: (
    { board, market, clock, offset, watchedId },
    { vendorId, orders }: { vendorId: string; orders: readonly Order[] },
  ): BoardChange | null => {
    if (board?.vendorId !== vendorId) return null;
    const now = clock.now() + offset;
    const today = startOfDay(now, market.timeZone);
    const taken = board.book.apply(orders, now);
    // Over midnight, what was done with yesterday leaves; what is still on its way stays.
    const left = board.book.forget(
      (order, bucket) =>
        order.createdAt < today &&
        order.id !== watchedId &&
        (bucket === 'delivered' || bucket === 'cancelled'),
    );
    return {
      book: board.book,
      change: {
        orders: [...taken.orders, ...left.orders],
        buckets: new Set([...taken.buckets, ...left.buckets]),
      },
    };
  },
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
  clock: applyInboxFx.doneData.filterMap((done) => done?.watched.at(-1)),
  target: watchedOrderUpdated,
});

sample({ clock: ordersListed, target: takeListedFx });
sample({ clock: timePassed, target: advanceFx });
sample({ clock: searchChanged, target: searched });
sample({ clock: searched, target: searchFx });
