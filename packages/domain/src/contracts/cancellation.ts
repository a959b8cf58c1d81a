import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import type { CountryCode } from './market.ts';
import type { OrderStatus } from './order-status.ts';
import { orderSchema } from './order.ts';
import { id } from './text.ts';

/** Who caused a cancellation, and so bears its cost. */
export type CancellationBearer = 'vendor' | 'service';

/** The reasons for a cancellation, by their codes on the wire, in the order of specification 001, section 8. */
export const cancelReasonBearers = {
  MISTAKE_ERROR: 'vendor',
  REASON_UNKNOWN: 'vendor',
  DELIVERY_ETA_TOO_LONG: 'vendor',
  UNABLE_TO_FIND: 'vendor',
  TECHNICAL_PROBLEM: 'service',
  NO_COURIER: 'service',
  OUTSIDE_SERVICE_HOURS: 'service',
  COURIER_ACCIDENT: 'service',
  BAD_WEATHER: 'service',
  OUTSIDE_DELIVERY_AREA: 'vendor',
  CLOSED: 'vendor',
  ADDRESS_INCOMPLETE_MISSTATED: 'vendor',
  COURIER_UNREACHABLE: 'service',
  FOOD_QUALITY_SPILLAGE: 'service',
  LATE_DELIVERY: 'service',
  UNABLE_TO_PAY: 'vendor',
  DUPLICATE_ORDER: 'vendor',
  WRONG_ORDER_ITEMS_DELIVERED: 'vendor',
  PAYMENT_FAILURE: 'vendor',
} as const satisfies Readonly<Record<string, CancellationBearer>>;

export type CancelReason = keyof typeof cancelReasonBearers;
export const cancelReasons = Object.keys(cancelReasonBearers) as readonly CancelReason[];

/** Milliseconds until a committed payment can be cancelled (specification 001, section 9). */
export const committedPaymentWaitMs = 600_000;

/** When an order in a status can be cancelled. Orders in any other status cannot be cancelled. */
type CancelCondition = 'always' | 'with DelayedCancellation' | 'after the wait';

/** The cancellable statuses (specification 001, section 4). */
const cancelConditions: Readonly<Partial<Record<OrderStatus, CancelCondition>>> = {
  RECEIVED: 'always',
  WAITING_FOR_TRANSPORT: 'always',
  ASSIGNED_TO_TRANSPORT: 'always',
  MODIFIED: 'always',
  DELAYED: 'with DelayedCancellation',
  PAYMENT_COMMITTED: 'after the wait',
};

/** The facts that decide whether an order can be cancelled. Times are unix milliseconds. */
interface CancellableOrder {
  readonly status: OrderStatus;
  /** When the payment was last committed, or the order's creation if the history does not say. */
  readonly committedAt: number;
}

/**
 * Returns when an order can be cancelled, in unix milliseconds: 0 for at once, `Infinity` for never in this
 * status (specification 001, section 4).
 * @param canCancelDelayed value of the flag DelayedCancellation
 */
export const cancellableFrom = (
  { status, committedAt }: CancellableOrder,
  canCancelDelayed: boolean,
): number => {
  const condition = cancelConditions[status];
  if (condition === 'always') return 0;
  if (condition === 'with DelayedCancellation') return canCancelDelayed ? 0 : Infinity;
  return condition === 'after the wait' ? committedAt + committedPaymentWaitMs : Infinity;
};

/** What a cancellation costs that the vendor caused after a rider was assigned. */
type AssignedRiderCost = 'nothing' | 'delivery fee';

/** The terms of the markets that are known to have their own. */
const assignedRiderCosts: Readonly<Partial<Record<CountryCode, AssignedRiderCost>>> = { tw: 'delivery fee' };
const defaultAssignedRiderCost: AssignedRiderCost = 'delivery fee';

/** The facts that decide the cost of a cancellation. The fee is in the currency's major unit. */
interface ChargeableOrder {
  readonly deliveryFee: number;
  readonly hasRider: boolean;
  readonly country: CountryCode;
}

/**
 * Returns the highest cost of a cancellation, which depends on its reason, in the currency's major unit. It
 * is free before a rider is assigned.
 */
export const highestCancellationCost = ({ deliveryFee, hasRider, country }: ChargeableOrder): number =>
  hasRider && (assignedRiderCosts[country] ?? defaultAssignedRiderCost) === 'delivery fee' ? deliveryFee : 0;

/** Returns the cost of a cancellation in the currency's major unit. It is free if the service caused it. */
export const cancellationCost = (order: ChargeableOrder, reason: CancelReason): number =>
  cancelReasonBearers[reason] === 'vendor' ? highestCancellationCost(order) : 0;

/** Cancels an order. Idempotent: repeating the call with the same order answers the cancelled order. */
export const cancelOrderContract = defineContract({
  id: 'cancelOrder',
  method: 'PUT',
  service: 'orders',
  path: '/order/cancel',
  summary: 'Cancel an order',
  body: z.object({ vendor_id: id, order_id: id, reason: z.enum(cancelReasons) }),
  response: z.object({ result: orderSchema }),
});
