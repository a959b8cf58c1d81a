import type { StoredOrder } from './tables.ts';

/** Where a page of orders ended: the last order that was listed. */
export interface OrderCursor {
  readonly createdAt: number;
  readonly id: string;
}

/** Which orders to list, newest first. Instants are unix milliseconds; `from` is inclusive, `to` is not. */
export interface OrderQuery {
  /** A vendor's own orders, or with `group` those of a parent vendor and all its outlets. */
  readonly by: 'vendor' | 'group';
  readonly id: string;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly after?: OrderCursor | undefined;
  readonly count: number;
  readonly accepts?: ((order: StoredOrder) => boolean) | undefined;
}

export interface OrderPage {
  readonly orders: readonly StoredOrder[];
  /** Null when there is nothing more. */
  readonly next: OrderCursor | null;
}

/** Finds orders without looking through all of them. */
export interface OrderIndex {
  list(query: OrderQuery): OrderPage;
  /** The number that a vendor's newest order carries; 0 before the first. */
  lastNumber(vendorId: string): number;
  /** The order of the account that a rider was last seen with. */
  ofRider(accountId: string, riderId: string): StoredOrder | undefined;
  /** Orders that the courier still has to change. */
  unfinished(): Iterable<StoredOrder>;
  put(order: StoredOrder): void;
  remove(orderId: string): void;
  clear(): void;
}

/** Oldest first; ids decide between orders of the same millisecond. */
const compare = (a: OrderCursor, b: OrderCursor): number =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** How many entries stand before the cursor. */
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

/** Sorted lists of orders by vendor and by group, kept as orders come in. */
export const createOrderIndex = (find: (id: string) => StoredOrder | undefined): OrderIndex => {
  const lists = { vendor: new Map<string, OrderCursor[]>(), group: new Map<string, OrderCursor[]>() };
  const entries = new Map<
    string,
    { readonly cursor: OrderCursor; readonly vendorId: string; readonly groupId: string }
  >();
  const numbers = new Map<string, number>();
  const riders = new Map<string, string>();
  const unfinished = new Set<string>();

  const insert = (list: Map<string, OrderCursor[]>, key: string, cursor: OrderCursor): void => {
    const sorted = list.get(key);
    if (sorted === undefined) list.set(key, [cursor]);
    else sorted.splice(countBefore(sorted, cursor), 0, cursor);
  };

  const withdraw = (sorted: OrderCursor[] | undefined, cursor: OrderCursor): void => {
    sorted?.splice(countBefore(sorted, cursor), 1);
  };

  return {
    list({ by, id, from = -Infinity, to = Infinity, after, count, accepts }) {
      const sorted = lists[by].get(id) ?? [];
      const end = after === undefined || after.createdAt >= to ? { createdAt: to, id: '' } : after;
      const orders: StoredOrder[] = [];
      for (let place = countBefore(sorted, end) - 1; place >= 0; place -= 1) {
        const cursor = sorted[place];
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
    ofRider: (accountId, riderId) => {
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
      if (!entries.has(order.id)) {
        const cursor = { createdAt: order.createdAt, id: order.id };
        entries.set(order.id, { cursor, vendorId: order.vendorId, groupId: order.groupId });
        insert(lists.vendor, order.vendorId, cursor);
        insert(lists.group, order.groupId, cursor);
        const number = Number(order.id.slice(order.id.lastIndexOf('-') + 1));
        numbers.set(order.vendorId, Math.max(numbers.get(order.vendorId) ?? 0, number));
      }
      if (order.wire.rider) riders.set(`${order.accountId} ${order.wire.rider.rider_id}`, order.id);
      if (order.nextChangeAt === null) unfinished.delete(order.id);
      else unfinished.add(order.id);
    },
    remove(orderId) {
      const entry = entries.get(orderId);
      if (entry === undefined) return;
      withdraw(lists.vendor.get(entry.vendorId), entry.cursor);
      withdraw(lists.group.get(entry.groupId), entry.cursor);
      entries.delete(orderId);
      unfinished.delete(orderId);
    },
    clear() {
      for (const kept of [lists.vendor, lists.group, entries, numbers, riders, unfinished]) kept.clear();
    },
  };
};
