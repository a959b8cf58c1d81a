import {
  isModifiable,
  limits,
  allowedPaymentMethods,
  signatureExpiredMessage,
  type UpdateOrderBody,
  type updateOrderContract,
} from '@saddlebag/domain/contracts';
import { canDeliver } from '../delivery/delivery-area.ts';
import type { Handler } from '../http/mount.ts';
import { Refusal } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { StoredOrder, StoredVendor } from '../store/tables.ts';
import { requireOwnOrder, requireOwnVendor } from '../vendors/ownership.ts';

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
  if (body.payment_method !== current.payment_method && !isOffered) {
    reject('payment-method-unavailable', 'validation.fill-payment-method');
  }
  if ([...body.item_details].length > limits.descriptionCharacters) {
    reject('description-too-long', 'validation.fill-description');
  }
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
  if (signature === 'expired') reject(signatureExpiredMessage, 'error.fee.changed');
  if (signature === 'wrong') reject('SignatureInvalid', 'error.fee.changed');
};

/** Applies the change. The simulation picks it up one millisecond later. */
const applyChange = (order: StoredOrder, body: UpdateOrderBody, now: number): StoredOrder => {
  const { wire } = order;
  const at = new Date(now).toISOString();
  return {
    ...order,
    modifiedAt: [...(order.modifiedAt ?? []), now],
    nextChangeAt: now + 1,
    wire: {
      ...wire,
      updated_at: at,
      status: 'MODIFIED',
      status_history: [...wire.status_history, { status: 'MODIFIED', created_at: at }],
      delivery_fee: body.delivery_fee,
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
