import type { Order } from '../../api/index.ts';
import type { Point } from '../../contracts/index.ts';
import { isFullMapHidden, shouldPollRider, type OrderBucket } from '../order-book/index.ts';
import type { OrderLists, OrderSource } from './order-lists.ts';

/** The destination of an order that is not finished yet, and its rider. */
export interface OpenOrder {
  readonly id: string;
  readonly customerName: string;
  readonly address: string;
  readonly point: Point;
  /** Null unless the status of the order shows its rider on the map. */
  readonly rider: { readonly id: string; readonly name: string } | null;
}

/** The buckets of orders that a rider still has to deliver. */
const openBuckets: readonly OrderBucket[] = ['new', 'scheduled', 'collected'];

const isSame = (a: OpenOrder | undefined, b: OpenOrder): boolean =>
  a?.id === b.id &&
  a.customerName === b.customerName &&
  a.address === b.address &&
  a.point.latitude === b.point.latitude &&
  a.point.longitude === b.point.longitude &&
  a.rider?.id === b.rider?.id &&
  a.rider?.name === b.rider?.name;

const shownRiderOf = ({ rider, status }: Order): OpenOrder['rider'] =>
  rider && shouldPollRider(status) && !isFullMapHidden(status) ? { id: rider.id, name: rider.name } : null;

/**
 * Returns the open orders in the lists, sorted by id. Returns `previous` if nothing shown of them changed, so
 * that most status changes of an order do not draw the map again.
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
      return [{ id, customerName: name, address, point, rider: shownRiderOf(order) }];
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const isUnchanged =
    orders.length === previous.length && orders.every((order, index) => isSame(previous[index], order));
  return isUnchanged ? previous : orders;
};
