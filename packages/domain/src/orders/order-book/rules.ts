import type { Order } from '../../api/index.ts';
import type { OrderStatus } from '../../contracts/index.ts';
import { minutesAfter, minutesUntil } from '../../platform/time/index.ts';
import { rankOf } from './status.ts';

const cancellable = new Set<OrderStatus>([
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'MODIFIED',
]);
/** Minutes after which a committed payment no longer holds a cancellation up (specification 001, section 9). */
const COMMITTED_PAYMENT_MINUTES = 10;

const lastTime = (order: Order, status: OrderStatus): number =>
  order.history.reduce(
    (latest, change) => (change.status === status ? Math.max(latest, change.at) : latest),
    Number.NEGATIVE_INFINITY,
  );

/**
 * Whether the order can still be cancelled (specification 001, section 4).
 * @param now Unix milliseconds.
 * @param delayedToo The flag DelayedCancellation.
 */
export const isCancellable = (order: Order, now: number, delayedToo = false): boolean => {
  if (order.status === 'DELAYED') return delayedToo;
  if (order.status !== 'PAYMENT_COMMITTED') return cancellable.has(order.status);
  const committed = lastTime(order, 'PAYMENT_COMMITTED');
  return (
    now >= minutesAfter(Number.isFinite(committed) ? committed : order.createdAt, COMMITTED_PAYMENT_MINUTES)
  );
};

/** A rider counts as assigned when the last acceptance comes after the last wait for one (specification 001, section 4). */
export const isRiderAssigned = (order: Order): boolean => {
  const statuses = order.history.map((change) => change.status);
  return statuses.lastIndexOf('COURIER_ACCEPTED_DELIVERY') > statuses.lastIndexOf('WAITING_FOR_TRANSPORT');
};

const isBetween = (status: OrderStatus, from: OrderStatus, to: OrderStatus): boolean =>
  rankOf(status) >= rankOf(from) && rankOf(status) <= rankOf(to);

/** Where the rider is being waited for: at the vendor, then at the customer; null while there is no estimate to show. */
export const etaTargetOf = (status: OrderStatus): 'vendor' | 'customer' | null => {
  if (isBetween(status, 'ASSIGNED_TO_TRANSPORT', 'NEAR_VENDOR')) return 'vendor';
  return isBetween(status, 'PICKED_UP', 'NEAR_CUSTOMER') ? 'customer' : null;
};

/** An estimated arrival; minutes are whole, from now, and never below zero. */
export interface Eta {
  readonly target: 'vendor' | 'customer';
  readonly minutes: number;
}

/**
 * The estimated arrival to show, counted down from the order's last update.
 * @param now Unix milliseconds.
 */
export const etaOf = (order: Order, now: number): Eta | null => {
  const target = etaTargetOf(order.status);
  if (target === null || order.eta === null) return null;
  const minutes = target === 'vendor' ? order.eta.toVendorMinutes : order.eta.toCustomerMinutes;
  return minutes === null
    ? null
    : { target, minutes: minutesUntil(minutesAfter(order.updatedAt, minutes), now) };
};

/** Whether the rider's place is asked for: from RECEIVED_BY_VENDOR to before DELIVERED, and for DELAYED. */
export const shouldPollRider = (status: OrderStatus): boolean =>
  status === 'DELAYED' ||
  (rankOf(status) >= rankOf('RECEIVED_BY_VENDOR') && rankOf(status) < rankOf('DELIVERED'));

/** Whether there is nothing to see on a map yet (specification 001, section 4). */
export const isFullMapHidden = (status: OrderStatus): boolean =>
  status === 'NEW' || status === 'RECEIVED' || status === 'WAITING_FOR_TRANSPORT';
