import type { Order } from '../../api/index.ts';
import { orderBuckets } from '../order-book/index.ts';
import type { OrderBucket, OrderBook } from '../order-book/index.ts';

/**
 * One list of orders, newest first. A new object stands for each change, so that a view compares by identity; reading a
 * position does not grow with the number of orders, so that a long list shows only the rows on screen.
 */
export interface OrderList {
  readonly size: number;
  /** The id at a position, newest first; undefined beyond the end. */
  idAt(index: number): string | undefined;
  /** Every id, newest first. Made on the first call. */
  ids(): readonly string[];
}

/**
 * Single orders, for rows. Made for `useSyncExternalStore`: a row hears of its own order only, so that an update costs
 * the rows on screen nothing but the one it belongs to.
 */
export interface OrderSource {
  /** The order as it stands now; the same object until it changes. */
  order(id: string): Order | undefined;
  /** Calls back after the order changed; returns the end of it. */
  subscribe(id: string, changed: () => void): () => void;
}

export type OrderLists = Readonly<Record<OrderBucket, OrderList>>;
export type OrderCounts = Readonly<Record<OrderBucket, number>>;

const listOf = (book: OrderBook, bucket: OrderBucket): OrderList => {
  let made: readonly string[] | undefined;
  return {
    size: book.shown(bucket),
    idAt: (index) => book.idAt(bucket, index),
    ids: () => (made ??= book.ids(bucket)),
  };
};

const none: OrderList = { size: 0, idAt: () => undefined, ids: () => [] };

export const noSource: OrderSource = { order: () => undefined, subscribe: () => () => undefined };
export const noLists: OrderLists = {
  new: none,
  scheduled: none,
  collected: none,
  delivered: none,
  cancelled: none,
};
export const noCounts: OrderCounts = { new: 0, scheduled: 0, collected: 0, delivered: 0, cancelled: 0 };

/** New lists for the buckets that changed; the others stay the same objects. */
export const withLists = (
  lists: OrderLists,
  book: OrderBook,
  changed: ReadonlySet<OrderBucket>,
): OrderLists =>
  changed.size === 0
    ? lists
    : { ...lists, ...Object.fromEntries([...changed].map((bucket) => [bucket, listOf(book, bucket)])) };

/** How many orders each list has; the same object while no number changed. */
export const withCounts = (counts: OrderCounts, book: OrderBook): OrderCounts =>
  orderBuckets.every((bucket) => counts[bucket] === book.count(bucket))
    ? counts
    : {
        new: book.count('new'),
        scheduled: book.count('scheduled'),
        collected: book.count('collected'),
        delivered: book.count('delivered'),
        cancelled: book.count('cancelled'),
      };
