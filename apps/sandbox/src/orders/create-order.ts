import type { createOrderContract } from '@saddlebag/domain/contracts';
import type { CreationHandler } from '../http/mount.ts';
import { ownVendor } from '../vendors/ownership.ts';
import { acceptOrder, orderChanges } from './accept-order.ts';
import { checkContent, checkFee } from './check-order.ts';

/** Creates an order. A rider is sent for every order that passes the checks. */
export const createOrder: CreationHandler<typeof createOrderContract> = ({ body }, service, caller) => {
  const vendor = ownVendor(service, caller, body.vendor_id);
  checkContent(service, vendor, body);
  checkFee(service, vendor, body);
  const order = acceptOrder(service, vendor, body);
  return { changes: orderChanges(service, order, body), answer: { result: { order_id: order.id } } };
};
