import type { Point } from '../../contracts/index.ts';
import type { OrderBucket } from '../order-book/index.ts';
import type { OrderLists, OrderSource } from './order-lists.ts';

/** The destination of an order that is not finished yet. */
export interface OpenOrder {
  readonly id: string;
  readonly customerName: string;
  readonly address: string;
  readonly point: Point;
}

/** The buckets of orders that a rider still has to deliver. */
const openBuckets: readonly OrderBucket[] = ['new', 'scheduled', 'collected'];

const isSame = (a: OpenOrder | undefined, b: OpenOrder): boolean =>
  a?.id === b.id &&
  a.customerName === b.customerName &&
  a.address === b.address &&
  a.point.latitude === b.point.latitude &&
  a.point.longitude === b.point.longitude;

/**
 * Returns the destinations of the open orders in the lists. Returns `previous` if none of them changed, so
 * that a status change of an order does not draw the map again.
 */
export const openOrdersOf = (
  previous: readonly OpenOrder[],
  lists: OrderLists,
  source: OrderSource,
): readonly OpenOrder[] => {
  const orders = openBuckets
    .flatMap((bucket) => lists[bucket].ids())
    .flatMap((id): OpenOrder[] => {
      const order = source.order(id);
      if (!order) return [];
      const { name, address, point } = order.customer;
      return [{ id, customerName: name, address, point }];
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const isUnchanged =
    orders.length === previous.length && orders.every((order, index) => isSame(previous[index], order));
  return isUnchanged ? previous : orders;
};
