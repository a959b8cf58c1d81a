import type { Order } from '../../api/index.ts';
import type { BookChange, OrderBook } from '../order-book/index.ts';
import { startOfDay } from '../../platform/time/index.ts';

/**
 * The data of the open tracking screen. The book is changed in place, because copying thousands of orders in
 * every frame would be too slow.
 */
export interface Board {
  readonly vendorId: string;
  readonly book: OrderBook;
}

/** The context of an update: current time, time zone and watched order. */
export interface BoardContext {
  /** Unix milliseconds of the service's clock. */
  readonly now: number;
  readonly timeZone: string;
  readonly watchedId: string | null;
  /**
   * Whether orders of all vendors are shown, as in a partner's app (specification 000, section 6) or by the
   * vendor's choice.
   */
  readonly includesAllVendors?: boolean;
}

export interface BoardChange {
  readonly book: OrderBook;
  readonly change: BookChange;
}

/**
 * Merges updates into the order book. An update is relevant if its order is already listed, or if it belongs
 * to the vendor and was created today (specification 001, section 4).
 * @returns the change, and the updates of the watched order if no list contains it
 */
export const applyUpdates = (
  board: Board,
  { now, timeZone, watchedId, includesAllVendors = false }: BoardContext,
  updates: readonly Order[],
): BoardChange & { readonly watched: readonly Order[] } => {
  const today = startOfDay(now, timeZone);
  const isListed = (order: Order): boolean =>
    board.book.order(order.id) !== undefined ||
    ((includesAllVendors || order.vendorId === board.vendorId) && order.createdAt >= today);
  const change = board.book.apply(updates.filter(isListed), now);
  return {
    book: board.book,
    change,
    watched: updates.filter((order) => order.id === watchedId && !isListed(order)),
  };
};

/**
 * Merges loaded orders into the order book. Ignores those of other vendors, which an earlier call or another tab
 * may have loaded. Removes delivered and cancelled orders of earlier days, except
 * the watched order.
 */
export const mergeListed = (
  { book, vendorId }: Board,
  { now, timeZone, watchedId, includesAllVendors = false }: BoardContext,
  orders: readonly Order[],
): BoardChange => {
  const today = startOfDay(now, timeZone);
  const shown = includesAllVendors ? orders : orders.filter((order) => order.vendorId === vendorId);
  const merged = book.apply(shown, now);
  const removed = book.removeWhere(
    (order, bucket) =>
      order.createdAt < today && order.id !== watchedId && (bucket === 'delivered' || bucket === 'cancelled'),
  );
  return {
    book,
    change: {
      orders: [...merged.orders, ...removed.orders],
      buckets: new Set([...merged.buckets, ...removed.buckets]),
    },
  };
};
