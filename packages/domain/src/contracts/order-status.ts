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
/** `UNKNOWN` replaces any status that this build does not know. The service never sends it. */
export type OrderStatus = KnownOrderStatus | 'UNKNOWN';

/**
 * Parses a status. An unknown status becomes `UNKNOWN`, so that it does not make the whole response invalid.
 */
export const orderStatusSchema = z.catch(z.enum([...orderStatuses, 'UNKNOWN']), 'UNKNOWN');

/**
 * Statuses from the first to the last (specification 001, section 4). DELAYED is missing because a delayed
 * order keeps the rank of its previous status.
 */
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

/**
 * Statuses that rank below the first of `progressionOrder` (specification 001, section 4). STALLED is among
 * them despite its position in `progressionOrder`.
 */
export const belowStartStatuses = [
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'PAYMENT_FAILED',
  'STALLED',
] as const satisfies readonly KnownOrderStatus[];
