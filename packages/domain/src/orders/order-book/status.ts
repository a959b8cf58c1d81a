import { belowStartStatuses, progressionOrder } from '../../contracts/index.ts';
import type { KnownOrderStatus, OrderStatus } from '../../contracts/index.ts';

const ranks = new Map<OrderStatus, number>(progressionOrder.map((status, rank) => [status, rank]));
for (const status of belowStartStatuses) ranks.set(status, -1);

/**
 * Returns the progress rank of a status. Returns -1 for the statuses below the first one (STALLED among
 * them), and for DELAYED and UNKNOWN, which have no rank.
 */
export const rankOf = (status: OrderStatus): number => ranks.get(status) ?? -1;

const span = (from: KnownOrderStatus, to: KnownOrderStatus): ReadonlySet<OrderStatus> =>
  new Set(
    progressionOrder.filter((status) => rankOf(status) >= rankOf(from) && rankOf(status) <= rankOf(to)),
  );

/**
 * The status groups of the specification (001, section 4). STALLED belongs to 'cancelled'. Although
 * `progressionOrder` lists it between NEW and RECEIVED, its rank of -1 keeps it out of 'new'.
 */
export const statusGroups = {
  new: span('PAYMENT_COMMITTED', 'NEAR_VENDOR'),
  collected: new Set<OrderStatus>(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'RETURN_INITIATED']),
  cancelled: new Set<OrderStatus>(['CANCELLED', 'PAYMENT_CANCELLED', 'STALLED', 'PAYMENT_FAILED']),
  old: new Set<OrderStatus>(['DELIVERED', 'CANCELLED']),
  finished: new Set<OrderStatus>(['DELIVERED', 'RETURNED_TO_VENDOR']),
} as const;

/** The colours of a status badge. */
export type StatusTone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';

/** Translation keys of the status labels (specification 001, section 4). */
export const statusLabels = {
  INITIATED: 'status.payment',
  PAYMENT_INITIATED: 'status.payment',
  PAYMENT_COMMITTED: 'status.payment',
  PAYMENT_FAILED: 'status.stalled',
  PAYMENT_CANCELLED: 'status.cancelled',
  NEW: 'status.new',
  STALLED: 'status.stalled',
  RECEIVED: 'status.received',
  RECEIVED_BY_VENDOR: 'status.dispatched',
  ACCEPTED_BY_VENDOR: 'status.dispatched',
  WAITING_FOR_TRANSPORT: 'status.waiting-for-rider',
  ASSIGNED_TO_TRANSPORT: 'status.in-progress',
  COURIER_ACCEPTED_DELIVERY: 'status.in-progress',
  MODIFIED: 'status.dispatched',
  NEAR_VENDOR: 'status.near-vendor',
  DELAYED: 'status.delayed',
  PICKED_UP: 'status.picked-up',
  COURIER_LEFT_VENDOR: 'status.in-transit',
  NEAR_CUSTOMER: 'status.near-customer',
  DELIVERED: 'status.delivered',
  RETURN_INITIATED: 'status.returning',
  RETURNED_TO_VENDOR: 'status.returned',
  CANCELLED: 'status.cancelled',
  UNKNOWN: 'status.unknown',
} as const satisfies Record<OrderStatus, `status.${string}`>;

export type StatusLabel = (typeof statusLabels)[OrderStatus] | 'status.scheduled';

/** All translation keys of status labels. */
export const orderTextKeys: readonly StatusLabel[] = [
  ...new Set([...Object.values(statusLabels), 'status.scheduled' as const]),
];

/**
 * The tone of each status: neutral before the order is active, info while it progresses, warning or danger
 * for problems.
 */
export const statusTones = {
  INITIATED: 'neutral',
  PAYMENT_INITIATED: 'neutral',
  PAYMENT_COMMITTED: 'neutral',
  PAYMENT_FAILED: 'danger',
  PAYMENT_CANCELLED: 'danger',
  NEW: 'neutral',
  STALLED: 'danger',
  RECEIVED: 'info',
  RECEIVED_BY_VENDOR: 'info',
  ACCEPTED_BY_VENDOR: 'info',
  WAITING_FOR_TRANSPORT: 'info',
  ASSIGNED_TO_TRANSPORT: 'info',
  COURIER_ACCEPTED_DELIVERY: 'info',
  MODIFIED: 'info',
  NEAR_VENDOR: 'info',
  DELAYED: 'warning',
  PICKED_UP: 'info',
  COURIER_LEFT_VENDOR: 'info',
  NEAR_CUSTOMER: 'info',
  DELIVERED: 'success',
  RETURN_INITIATED: 'warning',
  RETURNED_TO_VENDOR: 'warning',
  CANCELLED: 'danger',
  UNKNOWN: 'neutral',
} as const satisfies Record<OrderStatus, StatusTone>;
