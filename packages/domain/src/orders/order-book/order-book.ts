import type { Order } from '../../api/index.ts';
import { bucketOf, type OrderBucket } from './bucket.ts';
import { pickNewerOrder } from './pick-newer-order.ts';
import { matchesSearch, searchTextOf, type SearchQuery } from './search.ts';
import { createSortedIds, type Slot } from './sorted-ids.ts';

/** The orders and buckets that a batch has changed. */
export interface BookChange {
  /** Ids of the changed orders. */
  readonly orders: readonly string[];
  /** Buckets in which an order was added, removed or moved. */
  readonly buckets: ReadonlySet<OrderBucket>;
}

/**
 * The orders of the tracking screen: one map and five sorted lists. Its model changes the book in place, once
 * per frame. An update costs about the same with 200 orders as with 20,000.
 */
export interface OrderBook {
  readonly size: number;
  order(id: string): Order | undefined;
  /** All orders, in no particular order, including those that the search hides. */
  orders(): Iterable<Order>;
  /** The number of orders in a bucket, including those that the search hides. */
  count(bucket: OrderBucket): number;
  /** The number of orders in a bucket that match the search. */
  matchCount(bucket: OrderBucket): number;
  /** The id at a position of the filtered bucket, newest first. */
  idAt(bucket: OrderBucket, index: number): string | undefined;
  ids(bucket: OrderBucket): string[];
  /** Merges records. A record older than the known one changes nothing. */
  apply(records: readonly Order[], now: number): BookChange;
  /** Moves scheduled orders to their next bucket once their delivery time is reached. */
  advance(now: number): BookChange;
  /** Filters all buckets by a search. */
  search(query: SearchQuery): BookChange;
  /** Removes the orders for which the predicate returns true. */
  removeWhere(shouldRemove: (order: Order, bucket: OrderBucket | null) => boolean): BookChange;
  subscribe(id: string, changed: () => void): () => void;
}

interface Entry {
  order: Order;
  bucket: OrderBucket | null;
  isShown: boolean;
  slot: Slot;
  /** The position in the queue of scheduled orders, soonest first. Null if the order is not scheduled. */
  queueSlot: Slot | null;
  /** Null until the first search. */
  searchText: string | null;
}

const createPerBucket = <T>(create: (bucket: OrderBucket) => T): Record<OrderBucket, T> => ({
  new: create('new'),
  scheduled: create('scheduled'),
  collected: create('collected'),
  delivered: create('delivered'),
  cancelled: create('cancelled'),
});

export const createOrderBook = (): OrderBook => {
  const entries = new Map<string, Entry>();
  const lists = createPerBucket(createSortedIds);
  const counts = createPerBucket(() => 0);
  const scheduledQueue = createSortedIds();
  const listeners = new Map<string, Set<() => void>>();
  let query: SearchQuery = [];

  const isMatch = (entry: Entry): boolean => {
    if (query.length === 0) return true;
    entry.searchText ??= searchTextOf(entry.order);
    return matchesSearch(entry.searchText, query);
  };

  const removeFromBucket = (entry: Entry, buckets: Set<OrderBucket>): void => {
    if (entry.queueSlot) scheduledQueue.remove(entry.queueSlot);
    entry.queueSlot = null;
    if (entry.bucket === null) return;
    if (entry.isShown) lists[entry.bucket].remove(entry.slot);
    counts[entry.bucket] -= 1;
    buckets.add(entry.bucket);
  };

  const addToBucket = (entry: Entry, bucket: OrderBucket | null, buckets: Set<OrderBucket>): void => {
    const { order } = entry;
    entry.bucket = bucket;
    entry.slot = { id: order.id, key: order.createdAt };
    entry.isShown = bucket !== null && isMatch(entry);
    if (bucket === null) return;
    if (entry.isShown) lists[bucket].add(entry.slot);
    counts[bucket] += 1;
    buckets.add(bucket);
    if (bucket !== 'scheduled' || order.preorderedFor === null) return;
    entry.queueSlot = { id: order.id, key: -order.preorderedFor };
    scheduledQueue.add(entry.queueSlot);
  };

  const mergeOrder = (order: Order, now: number, buckets: Set<OrderBucket>): boolean => {
    const bucket = bucketOf(order, now);
    const entry = entries.get(order.id);
    if (!entry) {
      const newEntry: Entry = {
        order,
        bucket: null,
        isShown: false,
        slot: { id: order.id, key: order.createdAt },
        queueSlot: null,
        searchText: null,
      };
      entries.set(order.id, newEntry);
      addToBucket(newEntry, bucket, buckets);
      return true;
    }
    const previous = entry.order;
    const newer = pickNewerOrder(previous, order);
    if (newer === previous) return false;
    entry.order = newer;
    entry.searchText = null;
    const hasMoved =
      bucket !== entry.bucket ||
      previous.createdAt !== order.createdAt ||
      previous.preorderedFor !== order.preorderedFor ||
      (query.length > 0 && isMatch(entry) !== entry.isShown);
    if (!hasMoved) return true;
    removeFromBucket(entry, buckets);
    addToBucket(entry, bucket, buckets);
    return true;
  };

  const notifySubscribers = (orders: readonly string[], buckets: Set<OrderBucket>): BookChange => {
    for (const id of orders) for (const listener of listeners.get(id) ?? []) listener();
    return { orders, buckets };
  };

  return {
    get size() {
      return entries.size;
    },
    order: (id) => entries.get(id)?.order,
    *orders() {
      for (const { order } of entries.values()) yield order;
    },
    count: (bucket) => counts[bucket],
    matchCount: (bucket) => lists[bucket].size,
    idAt: (bucket, index) => lists[bucket].at(index),
    ids: (bucket) => lists[bucket].toArray(),
    apply: (records, now) => {
      const buckets = new Set<OrderBucket>();
      const changedIds = new Set<string>();
      for (const order of records) if (mergeOrder(order, now, buckets)) changedIds.add(order.id);
      return notifySubscribers([...changedIds], buckets);
    },
    advance: (now) => {
      const buckets = new Set<OrderBucket>();
      const moved: string[] = [];
      for (let next = scheduledQueue.first(); next && -next.key <= now; next = scheduledQueue.first()) {
        const entry = entries.get(next.id);
        if (!entry) break;
        removeFromBucket(entry, buckets);
        addToBucket(entry, bucketOf(entry.order, now), buckets);
        moved.push(entry.order.id);
      }
      return notifySubscribers(moved, buckets);
    },
    search: (newQuery) => {
      query = newQuery;
      const buckets = new Set<OrderBucket>();
      for (const entry of entries.values()) {
        const isShown = entry.bucket !== null && isMatch(entry);
        if (entry.bucket === null || isShown === entry.isShown) continue;
        entry.isShown = isShown;
        if (isShown) lists[entry.bucket].add(entry.slot);
        else lists[entry.bucket].remove(entry.slot);
        buckets.add(entry.bucket);
      }
      return { orders: [], buckets };
    },
    removeWhere: (shouldRemove) => {
      const buckets = new Set<OrderBucket>();
      const removed: string[] = [];
      for (const [id, entry] of entries) {
        if (!shouldRemove(entry.order, entry.bucket)) continue;
        removeFromBucket(entry, buckets);
        entries.delete(id);
        removed.push(id);
      }
      return notifySubscribers(removed, buckets);
    },
    subscribe: (id, changed) => {
      const subscribers = listeners.get(id) ?? new Set();
      listeners.set(id, subscribers.add(changed));
      return () => {
        subscribers.delete(changed);
        if (subscribers.size === 0 && listeners.get(id) === subscribers) listeners.delete(id);
      };
    },
  };
};
