import { createEvent, createStore } from 'effector';
import type { Order, RiderPosition } from '../api/entities.ts';
import type { OrderBucket } from '../orders/bucket.ts';

/**
 * One list of orders, newest first. A new object stands for each change, so that a view compares by identity;
 * reading is constant in the number of orders, so that a list shows only the rows on screen.
 */
export interface OrderList {
  readonly size: number;
  /** The id at a position, newest first; undefined beyond the end. */
  idAt(index: number): string | undefined;
  /** Every id, newest first. Made on the first call. */
  ids(): readonly string[];
}

/**
 * Single orders, for rows. Made for `useSyncExternalStore`: a row hears of its own order only, so that an update
 * costs the rows on screen nothing but the one it belongs to.
 */
export interface OrderSource {
  /** The order as it stands now; the same object until it changes. */
  order(id: string): Order | undefined;
  /** Calls back after the order changed; returns the end of it. */
  subscribe(id: string, changed: () => void): () => void;
}

export type TrackingView = 'loading' | 'empty' | 'ready' | 'failed';

/** The tracking screen was opened for a vendor, or another vendor was chosen on it. Idempotent. */
export const trackingOpened = createEvent<{ readonly vendorId: string; readonly orderId?: string }>();
/** The tracking screen was left. */
export const trackingClosed = createEvent();
/** The vendor chose an order, or none. */
export const orderSelected = createEvent<string | null>();
/** The vendor typed in the search field: matches name, phone and order id. */
export const searchChanged = createEvent<string>();
/** The vendor asked for the list again, after a failure. */
export const trackingRetried = createEvent();

const noOrders: OrderList = { size: 0, idAt: () => undefined, ids: () => [] };
const noSource: OrderSource = { order: () => undefined, subscribe: () => () => undefined };

export const $view = createStore<TrackingView>('loading');
/** The lists as the search leaves them. */
export const $visible = createStore<Readonly<Record<OrderBucket, OrderList>>>({
  new: noOrders,
  scheduled: noOrders,
  collected: noOrders,
  delivered: noOrders,
  cancelled: noOrders,
});
/** How many orders each list has without the search. */
export const $counts = createStore<Readonly<Record<OrderBucket, number>>>({ new: 0, scheduled: 0, collected: 0, delivered: 0, cancelled: 0 });
export const $orderSource = createStore<OrderSource>(noSource, { serialize: 'ignore' });
export const $selectedId = createStore<string | null>(null);
/** Null while nothing is selected and until the selected order is known. */
export const $selectedOrder = createStore<Order | null>(null);
/** Where the rider of the selected order is; null while unknown. */
export const $rider = createStore<RiderPosition | null>(null);
export const $search = createStore('');
/** Unix milliseconds of the clock the models run on, moved every second while the screen is open: for estimated times. */
export const $now = createStore(0);
