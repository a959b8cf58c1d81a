import type { Order, OrderPage } from '../../api/index.ts';
import { pickNewerOrder } from '../order-book/index.ts';

/** The loaded pages of a query. */
export interface LoadedPages {
  /** Newest first. */
  readonly orders: readonly Order[];
  /** Identifies the next page. Null if everything is loaded, or nothing yet. */
  readonly cursor: string | null;
}

export const emptyPages: LoadedPages = { orders: [], cursor: null };

/** Adds a page. Skips orders that are already loaded. */
export const appendPage = ({ orders }: LoadedPages, page: OrderPage): LoadedPages => {
  const ids = new Set(orders.map(({ id }) => id));
  return { orders: [...orders, ...page.orders.filter(({ id }) => !ids.has(id))], cursor: page.cursor };
};

/**
 * Replaces the loaded orders that an update makes newer. Ignores updates of other orders, and of orders whose
 * loaded record is newer.
 * @returns the same object if nothing changed
 */
export const applyUpdates = (pages: LoadedPages, updates: readonly Order[]): LoadedPages => {
  const newest = new Map<string, Order>();
  for (const update of updates) {
    const earlier = newest.get(update.id);
    newest.set(update.id, earlier ? pickNewerOrder(earlier, update) : update);
  }
  const orders = pages.orders.map((order) => {
    const update = newest.get(order.id);
    return update ? pickNewerOrder(order, update) : order;
  });
  return orders.every((order, index) => order === pages.orders[index]) ? pages : { ...pages, orders };
};
