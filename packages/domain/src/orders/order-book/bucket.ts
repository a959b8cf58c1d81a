import type { Order } from '../../api/index.ts';
import { progressStatusOf } from './progress-status-of.ts';
import { rankOf, statusGroups, statusLabels, type StatusLabel } from './status.ts';

/** The lists of the tracking screen, in display order (specification 001, section 4). */
export const orderBuckets = ['new', 'scheduled', 'collected', 'delivered', 'cancelled'] as const;
export type OrderBucket = (typeof orderBuckets)[number];

/**
 * A delayed order counts as new only if its history contains all of these statuses (specification 001,
 * section 4).
 */
const laterStatuses = [...statusGroups.collected, ...statusGroups.cancelled, ...statusGroups.finished];

const isBeforePickUp = (order: Order): boolean => {
  const rank = rankOf(order.status);
  return rank >= 0 && rank <= rankOf('WAITING_FOR_TRANSPORT');
};

/**
 * True if the order has a delivery time in the future and no rider yet.
 * @param now Unix milliseconds
 */
export const isScheduled = (order: Order, now: number): boolean =>
  order.preorderedFor !== null && order.preorderedFor > now && isBeforePickUp(order);

/**
 * Returns the bucket of an order (specification 001, section 4). Unknown statuses belong to 'new'. In
 * practice, DELAYED belongs to 'collected', because no real history contains all of `laterStatuses`.
 * @param now Unix milliseconds; a scheduled order becomes new at its delivery time
 * @returns null for an order whose payment has only started, which no list shows
 */
export const bucketOf = (order: Order, now: number): OrderBucket | null => {
  const { status } = order;
  if (statusGroups.cancelled.has(status)) return 'cancelled';
  if (statusGroups.finished.has(status)) return 'delivered';
  if (statusGroups.collected.has(status)) return 'collected';
  if (status === 'DELAYED') {
    const pastStatuses = new Set(order.history.map((change) => change.status));
    return laterStatuses.every((later) => pastStatuses.has(later)) ? 'new' : 'collected';
  }
  if (isScheduled(order, now)) return 'scheduled';
  return statusGroups.new.has(status) || status === 'UNKNOWN' ? 'new' : null;
};

/** Returns the translation key of an order's label: its progress, or that it is scheduled. */
export const labelOf = (order: Order, now: number): StatusLabel =>
  isScheduled(order, now) ? 'status.scheduled' : statusLabels[progressStatusOf(order)];
