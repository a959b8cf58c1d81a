import { categoryOfStatus, type OrderCategory } from '@saddlebag/domain/contracts';
import type { StoredOrder } from './tables.ts';

/** Position in a list of orders: the last order of a page. */
export interface OrderCursor {
  readonly createdAt: number;
  readonly id: string;
}

/** Selects the orders of one page, newest first. Times are in unix milliseconds. */
interface OrderQuery {
  /** `vendor` lists one vendor's orders, `group` those of a parent vendor and all its outlets. */
  readonly by: 'vendor' | 'group';
  readonly id: string;
  /** Limits the list to one category of statuses. */
  readonly category?: OrderCategory | undefined;
  /** Inclusive. */
  readonly from?: number | undefined;
  /** Exclusive. */
  readonly to?: number | undefined;
  readonly after?: OrderCursor | undefined;
  readonly count: number;
  readonly accepts?: ((order: StoredOrder) => boolean) | undefined;
}

interface OrderPage {
  readonly orders: readonly StoredOrder[];
  /** Cursor of the next page. Null on the last page. */
  readonly next: OrderCursor | null;
}

/** Sorted lookups over the orders of a store. */
export interface OrderIndex {
  list(query: OrderQuery): OrderPage;
  /** Returns the highest order number of a vendor. Returns 0 if it has no orders. */
  lastNumber(vendorId: string): number;
  /** Returns the account's order that was most recently updated with this rider. */
  findByRider(accountId: string, riderId: string): StoredOrder | undefined;
  /** Orders that the simulation will still change. */
  unfinished(): Iterable<StoredOrder>;
  put(order: StoredOrder): void;
  remove(orderId: string): void;
  clear(): void;
}

/** An order's place in the index. */
interface Entry {
  readonly cursor: OrderCursor;
  readonly vendorId: string;
  readonly groupId: string;
  readonly category: OrderCategory | null;
}

/** Returns the key of a list: all orders of a vendor or group, or those of one category. */
const listKey = (id: string, category?: OrderCategory | null): string =>
  category ? `${id} ${category}` : id;

/** Compares by creation time, oldest first, then by id. */
const compare = (a: OrderCursor, b: OrderCursor): number =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Counts the entries before the cursor by binary search. */
const countBefore = (entries: readonly OrderCursor[], cursor: OrderCursor): number => {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry !== undefined && compare(entry, cursor) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Creates an index that keeps the orders of each vendor and each group sorted, and those of each category. */
export const createOrderIndex = (find: (id: string) => StoredOrder | undefined): OrderIndex => {
  const lists = { vendor: new Map<string, OrderCursor[]>(), group: new Map<string, OrderCursor[]>() };
  const entries = new Map<string, Entry>();
  const numbers = new Map<string, number>();
  const riders = new Map<string, string>();
  const unfinished = new Set<string>();

  const insert = (list: Map<string, OrderCursor[]>, key: string, cursor: OrderCursor): void => {
    const sorted = list.get(key);
    if (sorted === undefined) list.set(key, [cursor]);
    else sorted.splice(countBefore(sorted, cursor), 0, cursor);
  };

  const removeFrom = (sorted: OrderCursor[] | undefined, cursor: OrderCursor): void => {
    sorted?.splice(countBefore(sorted, cursor), 1);
  };

  /** Moves an order to the lists of its present category. The lists of all orders stay as they are. */
  const changeCategory = (entry: Entry, category: OrderCategory | null): void => {
    const { cursor, vendorId, groupId } = entry;
    if (entry.category === category) return;
    if (entry.category !== null) {
      removeFrom(lists.vendor.get(listKey(vendorId, entry.category)), cursor);
      removeFrom(lists.group.get(listKey(groupId, entry.category)), cursor);
    }
    if (category !== null) {
      insert(lists.vendor, listKey(vendorId, category), cursor);
      insert(lists.group, listKey(groupId, category), cursor);
    }
    entries.set(cursor.id, { ...entry, category });
  };

  return {
    list({ by, id, category, from = -Infinity, to = Infinity, after, count, accepts }) {
      const sorted = lists[by].get(listKey(id, category)) ?? [];
      const end = after === undefined || after.createdAt >= to ? { createdAt: to, id: '' } : after;
      const orders: StoredOrder[] = [];
      for (let position = countBefore(sorted, end) - 1; position >= 0; position -= 1) {
        const cursor = sorted[position];
        const order = cursor === undefined ? undefined : find(cursor.id);
        if (order === undefined || order.createdAt < from) break;
        if (accepts !== undefined && !accepts(order)) continue;
        if (orders.length === count) {
          const last = orders.at(-1);
          return { orders, next: last === undefined ? null : { createdAt: last.createdAt, id: last.id } };
        }
        orders.push(order);
      }
      return { orders, next: null };
    },
    lastNumber: (vendorId) => numbers.get(vendorId) ?? 0,
    findByRider: (accountId, riderId) => {
      const orderId = riders.get(`${accountId} ${riderId}`);
      return orderId === undefined ? undefined : find(orderId);
    },
    *unfinished() {
      for (const id of unfinished) {
        const order = find(id);
        if (order !== undefined) yield order;
      }
    },
    put(order) {
      const known = entries.get(order.id);
      const { vendorId, groupId } = order;
      const entry = known ?? {
        cursor: { createdAt: order.createdAt, id: order.id },
        vendorId,
        groupId,
        category: null,
      };
      if (!known) {
        entries.set(order.id, entry);
        insert(lists.vendor, vendorId, entry.cursor);
        insert(lists.group, groupId, entry.cursor);
        // Ids of another series do not count.
        if (order.id.startsWith(`${order.vendorId}-`)) {
          const number = Number(order.id.slice(order.vendorId.length + 1));
          numbers.set(order.vendorId, Math.max(numbers.get(order.vendorId) ?? 0, number));
        }
      }
      const { status } = order.wire;
      changeCategory(entry, status === 'UNKNOWN' ? 'NEW' : categoryOfStatus[status]);
      if (order.wire.rider) riders.set(`${order.accountId} ${order.wire.rider.rider_id}`, order.id);
      if (order.nextChangeAt === null) unfinished.delete(order.id);
      else unfinished.add(order.id);
    },
    remove(orderId) {
      const entry = entries.get(orderId);
      if (entry === undefined) return;
      changeCategory(entry, null);
      removeFrom(lists.vendor.get(entry.vendorId), entry.cursor);
      removeFrom(lists.group.get(entry.groupId), entry.cursor);
      entries.delete(orderId);
      unfinished.delete(orderId);
    },
    clear() {
      for (const collection of [lists.vendor, lists.group, entries, numbers, riders, unfinished])
        collection.clear();
    },
  };
};
