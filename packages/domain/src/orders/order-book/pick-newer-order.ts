import type { Order } from '../../api/index.ts';
import { rankOf } from './status.ts';

/** The rank of an order's status. A delayed order keeps the highest rank of its history. */
const progressOf = (order: Order): number =>
  order.status === 'DELAYED'
    ? order.history.reduce((rank, change) => Math.max(rank, rankOf(change.status)), -1)
    : rankOf(order.status);

/**
 * Returns the newer of two records of one order: the one with the later `updatedAt` (specification 001,
 * section 3).
 *
 * With equal times, the longer history wins. Histories only grow, so a cancellation within the same second is
 * not lost. With equal lengths, the more advanced status wins. The last criterion is arbitrary: the greater
 * JSON text. The result therefore does not depend on the order in which records arrive.
 * @returns `one` itself if the records are equal, so that a repeated record changes nothing
 */
export const pickNewerOrder = (one: Order, other: Order): Order => {
  const difference =
    other.updatedAt - one.updatedAt ||
    other.history.length - one.history.length ||
    progressOf(other) - progressOf(one);
  if (difference !== 0) return difference > 0 ? other : one;
  return JSON.stringify(other) > JSON.stringify(one) ? other : one;
};
