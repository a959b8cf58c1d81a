import { belowStartStatuses, progressionOrder } from '../../contracts/index.ts';
import type { KnownOrderStatus, OrderStatus } from '../../contracts/index.ts';

const ranks = new Map<OrderStatus, number>(progressionOrder.map((status, rank) => [status, rank]));
for (const status of belowStartStatuses) ranks.set(status, -1);

/**
 * How far along a status is; -1 for those that rank below the start, STALLED included, and for those without a place
 * in the progression (DELAYED, UNKNOWN).
 */
export const rankOf = (status: OrderStatus): number => ranks.get(status) ?? -1;

const span = (from: KnownOrderStatus, to: KnownOrderStatus): ReadonlySet<OrderStatus> =>
  new Set(
    progressionOrder.filter((status) => rankOf(status) >= rankOf(from) && rankOf(status) <= rankOf(to)),
  );

/** Status groups (specification 001, section 4). STALLED, though inside the span, belongs to the cancelled group. */
export const statusGroups = {
  new: span('PAYMENT_COMMITTED', 'NEAR_VENDOR'),
  collected: new Set<OrderStatus>(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'RETURN_INITIATED']),
  cancelled: new Set<OrderStatus>(['CANCELLED', 'PAYMENT_CANCELLED', 'STALLED', 'PAYMENT_FAILED']),
  old: new Set<OrderStatus>(['DELIVERED', 'CANCELLED']),
  finished: new Set<OrderStatus>(['DELIVERED', 'RETURNED_TO_VENDOR']),
} as const;

/** How a status looks: the colours of a badge. */
export type StatusTone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';

/** The translation keys of the user-facing labels (specification 001, section 4). */
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

/** The translation keys that this folder's texts need. */
export const orderTextKeys: readonly StatusLabel[] = [
  ...new Set([...Object.values(statusLabels), 'status.scheduled' as const]),
];

/** The tone of each status: what needs no one is calm, what is on its way informs, what went wrong stands out. */
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
