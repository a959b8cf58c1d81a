import * as z from 'zod/mini';

/** Every order status (specification 001, section 4). */
export const orderStatuses = [
  'NEW',
  'STALLED',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
  'DELAYED',
  'PICKED_UP',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'CANCELLED',
  'COURIER_LEFT_VENDOR',
  'MODIFIED',
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
] as const;

export type KnownOrderStatus = (typeof orderStatuses)[number];
/** `UNKNOWN` is what a status that this build has never heard of becomes; it is never sent. */
export type OrderStatus = KnownOrderStatus | 'UNKNOWN';

/** Reads any status; one that is not in the table stays visible as `UNKNOWN` instead of failing the answer. */
export const orderStatusSchema = z.catch(z.enum([...orderStatuses, 'UNKNOWN']), 'UNKNOWN');

/** Lowest first (specification 001, section 4). DELAYED has no place in it: it keeps the rank reached before. */
export const progressionOrder = [
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'NEW',
  'STALLED',
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'MODIFIED',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
] as const satisfies readonly KnownOrderStatus[];

/** These rank below the start, STALLED in spite of its place in the progression (specification 001, section 4). */
export const belowStartStatuses = [
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'PAYMENT_FAILED',
  'STALLED',
] as const satisfies readonly KnownOrderStatus[];
