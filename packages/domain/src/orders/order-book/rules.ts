import type { Order } from '../../api/index.ts';
import type { MinuteRange, OrderStatus } from '../../contracts/index.ts';
import { addMinutes, minutesUntil } from '../../platform/time/index.ts';
import { rankOf } from './status.ts';

/**
 * True if a rider is assigned: the last acceptance by a rider is after the last wait for one (specification
 * 001, section 4).
 */
export const isRiderAssigned = (order: Order): boolean => {
  const statuses = order.history.map((change) => change.status);
  return statuses.lastIndexOf('COURIER_ACCEPTED_DELIVERY') > statuses.lastIndexOf('WAITING_FOR_TRANSPORT');
};

const isBetween = (status: OrderStatus, from: OrderStatus, to: OrderStatus): boolean =>
  rankOf(status) >= rankOf(from) && rankOf(status) <= rankOf(to);

/** Returns the rider's next stop. Returns null in statuses without an estimate. */
export const etaTargetOf = (status: OrderStatus): 'vendor' | 'customer' | null => {
  if (isBetween(status, 'ASSIGNED_TO_TRANSPORT', 'NEAR_VENDOR')) return 'vendor';
  return isBetween(status, 'PICKED_UP', 'NEAR_CUSTOMER') ? 'customer' : null;
};

/** True if the rider has picked the order up, also while it is delayed afterwards. */
export const isPickedUp = (order: Order): boolean =>
  etaTargetOf(order.status) === 'customer' || order.history.some(({ status }) => status === 'PICKED_UP');

/** An estimated arrival in whole minutes from now, never negative. */
export interface Eta {
  readonly target: 'vendor' | 'customer';
  readonly minutes: number;
  /** The limits of the estimate. Null if the service gives none, or the earliest arrival has passed. */
  readonly range: MinuteRange | null;
}

/**
 * Returns the estimated arrival, counted down since the last update of the order. Returns null without an
 * estimate.
 * @param now Unix milliseconds
 */
export const etaOf = (order: Order, now: number): Eta | null => {
  const target = etaTargetOf(order.status);
  if (target === null || order.eta === null) return null;
  const minutes = target === 'vendor' ? order.eta.toVendorMinutes : order.eta.toCustomerMinutes;
  if (minutes === null) return null;
  const countDown = (count: number) => minutesUntil(addMinutes(order.updatedAt, count), now);
  const { range } = order.eta;
  const isRangeShown = range !== null && range.min < range.max && countDown(range.min) > 0;
  return {
    target,
    minutes: countDown(minutes),
    range: isRangeShown ? { min: countDown(range.min), max: countDown(range.max) } : null,
  };
};

/**
 * True if the position of the rider is polled: from RECEIVED_BY_VENDOR until before DELIVERED, and for
 * DELAYED.
 */
export const shouldPollRider = (status: OrderStatus): boolean =>
  status === 'DELAYED' ||
  (rankOf(status) >= rankOf('RECEIVED_BY_VENDOR') && rankOf(status) < rankOf('DELIVERED'));

/** True if the full map is hidden (specification 001, section 4). */
export const isFullMapHidden = (status: OrderStatus): boolean =>
  status === 'NEW' || status === 'RECEIVED' || status === 'WAITING_FOR_TRANSPORT';
