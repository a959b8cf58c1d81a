import type { Order } from '../../api/index.ts';
import { orderBuckets } from '../order-book/index.ts';
import type { OrderBucket, OrderBook } from '../order-book/index.ts';

/**
 * A list of orders, newest first. Each change creates a new object, so that views can compare by identity.
 * Reading a position takes constant time, so that long lists render only visible rows.
 */
export interface OrderList {
  readonly size: number;
  /** The id at a position, newest first. Undefined beyond the end. */
  idAt(index: number): string | undefined;
  /** All ids, newest first. Created on the first call. */
  ids(): readonly string[];
}

/**
 * Single orders for list rows, in the shape that `useSyncExternalStore` expects. A row subscribes to its own
 * order, so that an update renders only the row it changes.
 */
export interface OrderSource {
  /** The current order. The same object until the order changes. */
  order(id: string): Order | undefined;
  /** Calls `changed` after the order has changed. Returns the unsubscribe function. */
  subscribe(id: string, changed: () => void): () => void;
}

export type OrderLists = Readonly<Record<OrderBucket, OrderList>>;
export type OrderCounts = Readonly<Record<OrderBucket, number>>;

const createOrderList = (book: OrderBook, bucket: OrderBucket): OrderList => {
  let ids: readonly string[] | undefined;
  return {
    size: book.matchCount(bucket),
    idAt: (index) => book.idAt(bucket, index),
    ids: () => (ids ??= book.ids(bucket)),
  };
};

const emptyList: OrderList = { size: 0, idAt: () => undefined, ids: () => [] };

export const emptySource: OrderSource = { order: () => undefined, subscribe: () => () => undefined };
export const emptyLists: OrderLists = {
  new: emptyList,
  scheduled: emptyList,
  collected: emptyList,
  delivered: emptyList,
  cancelled: emptyList,
};
export const emptyCounts: OrderCounts = { new: 0, scheduled: 0, collected: 0, delivered: 0, cancelled: 0 };

/** Replaces the lists of the changed buckets. Other lists keep their identity. */
export const updateLists = (
  lists: OrderLists,
  book: OrderBook,
  changed: ReadonlySet<OrderBucket>,
): OrderLists =>
  changed.size === 0
    ? lists
    : {
        ...lists,
        ...Object.fromEntries([...changed].map((bucket) => [bucket, createOrderList(book, bucket)])),
      };

/** Counts the orders of each bucket. Returns the same object if no count has changed. */
export const updateCounts = (counts: OrderCounts, book: OrderBook): OrderCounts =>
  orderBuckets.every((bucket) => counts[bucket] === book.count(bucket))
    ? counts
    : {
        new: book.count('new'),
        scheduled: book.count('scheduled'),
        collected: book.count('collected'),
        delivered: book.count('delivered'),
        cancelled: book.count('cancelled'),
      };
