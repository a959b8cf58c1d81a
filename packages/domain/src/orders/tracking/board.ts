import type { Order } from '../../api/index.ts';
import type { BookChange, OrderBook } from '../order-book/index.ts';
import { startOfDay } from '../../platform/time/index.ts';

/** What one opening of the screen works on; its book is changed in place, because copying thousands of orders a frame is the trap. */
export interface Board {
  readonly vendorId: string;
  readonly book: OrderBook;
}

/** When it is, where, and which order the screen shows beside the lists. */
export interface BoardMoment {
  /** Unix milliseconds of the service's clock. */
  readonly now: number;
  readonly timeZone: string;
  readonly watchedId: string | null;
  /** Whether orders of every vendor are shown, as inside a partner's app (specification 000, section 6). */
  readonly isForAll?: boolean;
}

export interface BoardChange {
  readonly book: OrderBook;
  readonly change: BookChange;
}

/**
 * Takes updates in. They are for this screen when they are the vendor's own and were created today, or when
 * the screen shows their order already (specification 001, section 4).
 * @returns what changed, and the updates of the watched order that stands in no list.
 */
export const applyUpdates = (
  board: Board,
  { now, timeZone, watchedId, isForAll = false }: BoardMoment,
  updates: readonly Order[],
): BoardChange & { readonly watched: readonly Order[] } => {
  const today = startOfDay(now, timeZone);
  const isListed = (order: Order): boolean =>
    board.book.order(order.id) !== undefined ||
    ((isForAll || order.vendorId === board.vendorId) && order.createdAt >= today);
  const change = board.book.apply(updates.filter(isListed), now);
  return {
    book: board.book,
    change,
    watched: updates.filter((order) => order.id === watchedId && !isListed(order)),
  };
};

/** Takes listed orders in. Over midnight, what was done with yesterday leaves; what is still on its way stays. */
export const takeListed = (
  { book }: Board,
  { now, timeZone, watchedId }: BoardMoment,
  orders: readonly Order[],
): BoardChange => {
  const today = startOfDay(now, timeZone);
  const taken = book.apply(orders, now);
  const left = book.forget(
    (order, bucket) =>
      order.createdAt < today && order.id !== watchedId && (bucket === 'delivered' || bucket === 'cancelled'),
  );
  return {
    book,
    change: {
      orders: [...taken.orders, ...left.orders],
      buckets: new Set([...taken.buckets, ...left.buckets]),
    },
  };
};
