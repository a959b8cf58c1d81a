import {
  cancellableFrom,
  cancellationCost,
  type CancelReason,
  type cancelOrderContract,
} from '@saddlebag/domain/contracts';
import type { Handler } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { Change, StoredOrder } from '../store/tables.ts';
import { requireOwnOrder, requireOwnVendor } from '../vendors/ownership.ts';
import { sandboxFlags } from '../vendors/flags.ts';

/** Returns when the order can be cancelled, in unix milliseconds. */
const cancellableAt = ({ settings }: Service, { createdAt, wire }: StoredOrder): number => {
  const commitment = wire.status_history.findLast(({ status }) => status === 'PAYMENT_COMMITTED');
  const committedAt = commitment === undefined ? createdAt : Date.parse(commitment.created_at);
  const { DelayedCancellation } = { ...sandboxFlags, ...settings.current().flags };
  return cancellableFrom({ status: wire.status, committedAt }, DelayedCancellation);
};

const cancel = (order: StoredOrder, reason: CancelReason, now: number): StoredOrder => {
  const { wire, country } = order;
  const at = new Date(now).toISOString();
  const chargeable = { deliveryFee: wire.delivery_fee, hasRider: Boolean(wire.rider), country };
  return {
    ...order,
    nextChangeAt: null,
    wire: {
      ...wire,
      updated_at: at,
      status: 'CANCELLED',
      status_history: [...wire.status_history, { status: 'CANCELLED', created_at: at }],
      cancel_reason: reason,
      cancelled_by: 'vendor',
      cancellation_fee: cancellationCost(chargeable, reason),
      rider: null,
      eta: null,
    },
  };
};

/** Returns the changes that return the fee of an order that was paid online. */
const refundFee = ({ store }: Service, orderId: string): readonly Change[] => {
  for (const payment of store.all('payment'))
    if (payment.orderId === orderId)
      return [{ table: 'payment', record: { ...payment, status: 'refunded' as const } }];
  return [];
};

/** Cancels an order that no rider has collected yet. A free cancellation returns a fee that was paid online. */
export const cancelOrder: Handler<typeof cancelOrderContract> = ({ body }, service, caller) => {
  const vendor = requireOwnVendor(service, caller, body.vendor_id);
  const order = requireOwnOrder(service, caller, vendor.id, body.order_id);
  if (order.wire.status === 'CANCELLED') return { result: order.wire };
  const now = service.clock.now();
  if (now < cancellableAt(service, order))
    throw new Refusal(400, 'order cannot be cancelled at this stage', 'error.cant-cancel-order');
  const record = cancel(order, body.reason, now);
  const isFree = record.wire.cancellation_fee === 0;
  service.save([{ table: 'order', record }, ...(isFree ? refundFee(service, order.id) : [])]);
  return { result: record.wire };
};
