import type { Order } from '../../api/index.ts';
import { rankOf } from './status.ts';

/** How far an order has come; a delay keeps the rank that was reached before it. */
const progressOf = (order: Order): number =>
  order.status === 'DELAYED'
    ? order.history.reduce((rank, change) => Math.max(rank, rankOf(change.status)), -1)
    : rankOf(order.status);

/**
 * Which of two records of one order stands. The newer `updatedAt` does (specification 001, section 3). Between equal
 * times it is the one with the longer history, because histories only grow (a cancellation in the same second as the
 * status before it must not be lost); then the one further along; then the greater text, which is arbitrary but the
 * same everywhere. The result therefore does not depend on the order in which records arrive.
 * @returns `one` itself when both say the same, so that a repeated record changes nothing.
 */
export const newerOf = (one: Order, other: Order): Order => {
  const difference =
    other.updatedAt - one.updatedAt ||
    other.history.length - one.history.length ||
    progressOf(other) - progressOf(one);
  if (difference !== 0) return difference > 0 ? other : one;
  return JSON.stringify(other) > JSON.stringify(one) ? other : one;
};
