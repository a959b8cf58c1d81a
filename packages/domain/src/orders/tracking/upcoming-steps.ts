import type { Order } from '../../api/index.ts';
import type { OrderStatus } from '../../contracts/index.ts';
import { rankOf, statusGroups, statusLabels } from '../order-book/index.ts';

/** The steps of a delivery that a vendor waits for, in order. */
const milestones = [
  'WAITING_FOR_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'NEAR_CUSTOMER',
  'DELIVERED',
] as const satisfies readonly OrderStatus[];

/**
 * Returns the last status that says how far the order is. A modified order continues from the status that it
 * had before.
 */
const lastProgress = ({ status, history }: Pick<Order, 'status' | 'history'>): OrderStatus => {
  const statuses = [...history.map((change) => change.status), status];
  return statuses.findLast((past) => past !== 'MODIFIED' && rankOf(past) >= 0) ?? status;
};

/**
 * Returns the steps that an order has not reached yet. Empty once the order is delivered, returned or
 * cancelled.
 */
export const upcomingStepsOf = (order: Pick<Order, 'status' | 'history'>): readonly OrderStatus[] => {
  const { status } = order;
  if (status === 'RETURN_INITIATED') return ['RETURNED_TO_VENDOR'];
  if (statusGroups.cancelled.has(status) || statusGroups.finished.has(status)) return [];
  const progress = lastProgress(order);
  return milestones.filter(
    (step) => rankOf(step) > rankOf(progress) && statusLabels[step] !== statusLabels[progress],
  );
};
