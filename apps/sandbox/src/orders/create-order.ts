import type { createOrderContract } from '@saddlebag/domain/contracts';
import type { CreationHandler } from '../http/mount.ts';
import { requireOwnVendor } from '../vendors/ownership.ts';
import { createStoredOrder, newOrderChanges } from './accept-order.ts';
import { checkFee, checkOrder, checkPaidMethod } from './check-order.ts';

/** Creates an order. A rider is sent for every order that passes the checks. */
export const createOrder: CreationHandler<typeof createOrderContract> = ({ body }, service, caller) => {
  const vendor = requireOwnVendor(service, caller, body.vendor_id);
  checkOrder(service, vendor, body);
  checkPaidMethod(service, vendor, body.order.payment_method);
  checkFee(service, vendor, body);
  const order = createStoredOrder(service, vendor, body);
  return { changes: newOrderChanges(service, order, body), responseBody: { result: { order_id: order.id } } };
};
