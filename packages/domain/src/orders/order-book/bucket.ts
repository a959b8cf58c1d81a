import type { Order } from '../../api/index.ts';
import { rankOf, statusGroups, statusLabels, type StatusLabel } from './status.ts';

/** The lists of the tracking screen, in the order they stand (specification 001, section 4). */
export const orderBuckets = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const;
export type OrderBucket = (typeof orderBuckets)[number];

/** A delayed order counts as new only when its history holds every one of these (specification 001, section 4). */
const everyLaterStatus = [...statusGroups.collected, ...statusGroups.cancelled, ...statusGroups.finished];

const isAheadOfPickUp = (order: Order): boolean => {
  const rank = rankOf(order.status);
  return rank >= 0 && rank <= rankOf('WAITING_FOR_TRANSPORT');
};

/** Whether the order waits for a delivery time that is still to come. `now` is unix milliseconds. */
export const isScheduled = (order: Order, now: number): boolean =>
  order.preorderedFor !== null && order.preorderedFor > now && isAheadOfPickUp(order);

/**
 * The list an order stands in (specification 001, section 4). A status that this build does not know is listed as new,
 * and DELAYED follows the letter of the rule, which makes it collected in practice.
 * @param now Unix milliseconds; a scheduled order becomes new when its time has come.
 * @returns null for an order whose payment has only begun: it is listed nowhere.
 */
export const bucketOf = (order: Order, now: number): OrderBucket | null => {
  const { status } = order;
  if (statusGroups.cancelled.has(status)) return 'cancelled';
  if (statusGroups.finished.has(status)) return 'delivered';
  if (statusGroups.collected.has(status)) return 'collected';
  if (status === 'DELAYED') {
    const past = new Set(order.history.map((change) => change.status));
    return everyLaterStatus.every((later) => past.has(later)) ? 'new' : 'collected';
  }
  if (isScheduled(order, now)) return 'scheduled';
  return statusGroups.new.has(status) || status === 'UNKNOWN' ? 'new' : null;
};

/** The translation key of what the vendor reads: the status's label, or that the order is scheduled. */
export const labelOf = (order: Order, now: number): StatusLabel =>
  isScheduled(order, now) ? 'status.scheduled' : statusLabels[order.status];
