import {
  isModifiable,
  limits,
  allowedPaymentMethods,
  type UpdateOrderBody,
  type updateOrderContract,
} from '@saddlebag/domain/contracts';
import { canDeliver } from '../delivery/delivery-area.ts';
import { feeRefusal } from '../delivery/fee-refusal.ts';
import type { Handler } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import { mustPayOnline } from '../payments/online-payment.ts';
import { coveredFee } from '../payments/payment-state.ts';
import type { Service } from '../service.ts';
import type { StoredOrder, StoredVendor } from '../store/tables.ts';
import { requireOwnOrder, requireOwnVendor } from '../vendors/ownership.ts';
import { checkPaidMethod } from './check-order.ts';
import { checkAmount } from './check-amount.ts';
import { checkNotes } from './check-notes.ts';

const reject = (message: string, translationKey: string): never => {
  throw new Refusal(400, message, translationKey);
};

/** Checks that the order can still be modified, then that the new values are valid. Throws a 400. */
const checkChange = (
  service: Service,
  vendor: StoredVendor,
  order: StoredOrder,
  body: UpdateOrderBody,
): void => {
  const { status, rider, order: current } = order.wire;
  if (!isModifiable(status, Boolean(rider))) reject('order-not-modifiable', 'error.order-not-modifiable');
  if (!allowedPaymentMethods(current.payment_method).includes(body.payment_method)) {
    reject('payment-method-not-changeable', 'error.payment-method-not-changeable');
  }
  const isOffered = vendor.wire.flags.payment_methods[body.payment_method] === true;
  if (body.payment_method !== current.payment_method) {
    if (!isOffered) reject('payment-method-unavailable', 'validation.fill-payment-method');
    checkPaidMethod(service, vendor, body.payment_method);
  }
  if ([...body.item_details].length > limits.descriptionCharacters) {
    reject('description-too-long', 'validation.fill-description');
  }
  checkAmount(vendor, body.amount);
  checkNotes(body.location.notes);
  if (!canDeliver(service, vendor, body.location)) {
    reject('undeliverable', 'request.error.undeliverable-address');
  }
  const quote = {
    vendorId: vendor.id,
    source: vendor.point,
    destination: body.location,
    fee: body.delivery_fee,
  };
  const signature = service.feeSignatures.check(quote, body.signature);
  if (signature !== 'valid') throw feeRefusal(signature);
  // A modification charges nothing, so it must not raise the fee of a delivery that was paid online.
  const isPrepaid = current.payment_method === 'PAID' && mustPayOnline(service, vendor);
  const highestFee = Math.max(order.wire.delivery_fee, coveredFee(service, order.id));
  if (isPrepaid && body.delivery_fee > highestFee)
    reject('fee-exceeds-payment', 'error.order-not-modifiable');
};

/**
 * Applies the change. The simulation picks it up one millisecond later. A pre-order returns to the status that it
 * had, so that it stays a scheduled order. Its history keeps MODIFIED.
 */
const applyChange = (order: StoredOrder, body: UpdateOrderBody, now: number): StoredOrder => {
  const { wire } = order;
  const at = new Date(now).toISOString();
  const isPreorder = order.preorderedFor !== null;
  const modified = { status: 'MODIFIED' as const, created_at: at };
  const returned = { status: wire.status, created_at: at };
  return {
    ...order,
    modifiedAt: [...(order.modifiedAt ?? []), now],
    nextChangeAt: now + 1,
    wire: {
      ...wire,
      updated_at: at,
      status: isPreorder ? wire.status : 'MODIFIED',
      status_history: [...wire.status_history, modified, ...(isPreorder ? [returned] : [])],
      delivery_fee: body.delivery_fee,
      total_discount: 0,
      customer: { ...wire.customer, location: body.location },
      order: {
        amount: body.amount,
        description: body.item_details,
        payment_method: body.payment_method,
      },
    },
  };
};

/** Modifies an order that has no rider yet. A repeat sets the same values and adds a history entry. */
export const updateOrder: Handler<typeof updateOrderContract> = ({ params, body }, service, caller) => {
  const vendor = requireOwnVendor(service, caller, body.vendor_id);
  const order = requireOwnOrder(service, caller, vendor.id, params.orderId);
  checkChange(service, vendor, order, body);
  const record = applyChange(order, body, service.clock.now());
  service.courier.discardPlan(order.id);
  service.save([{ table: 'order', record }]);
  return { result: record.wire };
};
