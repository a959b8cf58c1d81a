import type { StoredOrder } from '../store/tables.ts';

/**
 * Returns the instant at which simulated time and service time are equal. Simulated time runs `speed` times
 * as fast as the service's clock. For a pre-order, the instant is the delivery time, so that the order is
 * delivered on time. For any other order, it is the time of creation.
 */
const syncPoint = ({ createdAt, preorderedFor }: StoredOrder): number => preorderedFor ?? createdAt;

/** Converts service time to simulated time. Both are in unix milliseconds. */
export const toSimulatedTime = (order: StoredOrder, now: number): number => {
  const sync = syncPoint(order);
  return Math.max(order.createdAt, sync + (now - sync) * order.speed);
};

/** Converts simulated time to service time. Rounds up to whole milliseconds. */
export const toServiceTime = (order: StoredOrder, at: number): number => {
  if (at <= order.createdAt) return order.createdAt;
  const sync = syncPoint(order);
  return Math.max(order.createdAt, Math.ceil(sync + (at - sync) / order.speed));
};
