import type { Order } from '../../api/index.ts';
import { cancellableFrom, type OrderStatus } from '../../contracts/index.ts';

const lastTimeOf = (order: Order, status: OrderStatus): number =>
  order.history.reduce(
    (latest, change) => (change.status === status ? Math.max(latest, change.at) : latest),
    Number.NEGATIVE_INFINITY,
  );

/**
 * Returns when the order can be cancelled, in unix milliseconds: 0 for at once, `Infinity` for never in its
 * status (specification 001, section 4).
 * @param canCancelDelayed value of the flag DelayedCancellation
 */
export const cancellableAt = (order: Order, canCancelDelayed = false): number => {
  const committed = lastTimeOf(order, 'PAYMENT_COMMITTED');
  const committedAt = Number.isFinite(committed) ? committed : order.createdAt;
  return cancellableFrom({ status: order.status, committedAt }, canCancelDelayed);
};

/**
 * True if the order can be cancelled now.
 * @param now Unix milliseconds
 */
export const isCancellable = (order: Order, now: number, canCancelDelayed = false): boolean =>
  now >= cancellableAt(order, canCancelDelayed);
