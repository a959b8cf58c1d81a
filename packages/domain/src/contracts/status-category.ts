import type { KnownOrderStatus } from './order-status.ts';

/** The categories by which a list of orders can be filtered (specification 001, section 4). */
export const orderCategories = ['NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED'] as const;
export type OrderCategory = (typeof orderCategories)[number];

/** The category that the service lists each status in. Scheduled orders and unfinished payments are new. */
export const categoryOfStatus: Readonly<Record<KnownOrderStatus, OrderCategory>> = {
  INITIATED: 'NEW',
  PAYMENT_INITIATED: 'NEW',
  PAYMENT_COMMITTED: 'NEW',
  NEW: 'NEW',
  RECEIVED: 'NEW',
  RECEIVED_BY_VENDOR: 'NEW',
  ACCEPTED_BY_VENDOR: 'NEW',
  WAITING_FOR_TRANSPORT: 'NEW',
  ASSIGNED_TO_TRANSPORT: 'NEW',
  COURIER_ACCEPTED_DELIVERY: 'NEW',
  MODIFIED: 'NEW',
  NEAR_VENDOR: 'NEW',
  DELAYED: 'COLLECTED',
  PICKED_UP: 'COLLECTED',
  COURIER_LEFT_VENDOR: 'COLLECTED',
  NEAR_CUSTOMER: 'COLLECTED',
  RETURN_INITIATED: 'COLLECTED',
  DELIVERED: 'DELIVERED',
  RETURNED_TO_VENDOR: 'DELIVERED',
  CANCELLED: 'CANCELLED',
  PAYMENT_CANCELLED: 'CANCELLED',
  PAYMENT_FAILED: 'CANCELLED',
  STALLED: 'CANCELLED',
};
