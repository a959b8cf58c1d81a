import type { StoredOrder } from '../store/tables.ts';

/**
 * The courier lives `speed` times as fast as the service's clock. Its time and the clock's meet where the order begins,
 * or for a pre-order where it shall be delivered, so that a pre-order is delivered when it was asked for.
 */
const meetingPoint = ({ createdAt, preorderedFor }: StoredOrder): number => preorderedFor ?? createdAt;

/** The courier's time at an instant of the service's clock. Unix milliseconds. */
export const toCourierTime = (order: StoredOrder, now: number): number => {
  const meeting = meetingPoint(order);
  return Math.max(order.createdAt, meeting + (now - meeting) * order.speed);
};

/** When the service's clock reaches an instant of the courier's time; whole milliseconds, never too early. */
export const toServiceTime = (order: StoredOrder, at: number): number => {
  if (at <= order.createdAt) return order.createdAt;
  const meeting = meetingPoint(order);
  return Math.max(order.createdAt, Math.ceil(meeting + (at - meeting) / order.speed));
};
