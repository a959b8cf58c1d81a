import type { OrderBook } from '../order-book/index.ts';
import { createAttentionBook, type AttentionTime } from './attention-book.ts';
import type { AttentionItem } from './attention-of.ts';

/** The attention items of an open lane, and the order book that it follows. */
export interface Lane {
  readonly orders: OrderBook | null;
  items(): readonly AttentionItem[];
  /** Examines changed orders. A long lane postpones them to `catchUp` and returns null. */
  examine(ids: readonly string[], time: AttentionTime): readonly AttentionItem[] | null;
  /** Examines the postponed orders. Returns null if there are none. */
  catchUp(time: AttentionTime): readonly AttentionItem[] | null;
  /** Examines all candidates again, because time has passed. */
  advance(time: AttentionTime): readonly AttentionItem[];
}

/**
 * Number of items from which on a lane is long. An update of the lane costs time in proportion to its items, and
 * the orders of a busy vendor change in every frame. The screen shows only the number of so many items.
 */
const longLaneSize = 100;

/** Creates a lane and examines all orders of the book. */
export const createLane = (orders: OrderBook | null, time: AttentionTime): Lane => {
  const book = createAttentionBook();
  const postponed = new Set<string>();

  const examineNow = (ids: Iterable<string>, now: AttentionTime): readonly AttentionItem[] => {
    book.apply(
      [...ids].map((id) => [id, orders?.order(id)]),
      now,
    );
    return book.items();
  };
  const catchUp = (now: AttentionTime): readonly AttentionItem[] | null => {
    if (postponed.size === 0) return null;
    const items = examineNow(postponed, now);
    postponed.clear();
    return items;
  };
  book.apply(orders ? [...orders.orders()].map((order) => [order.id, order]) : [], time);

  return {
    orders,
    items: book.items,
    examine: (ids, now) => {
      if (book.items().length < longLaneSize) return examineNow(ids, now);
      for (const id of ids) postponed.add(id);
      return null;
    },
    catchUp,
    advance: (now) => {
      catchUp(now);
      book.advance(now);
      return book.items();
    },
  };
};
