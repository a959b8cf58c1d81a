import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { latitude, longitude, money } from './numbers.ts';
import { orderSchema } from './order.ts';
import { paymentMethods } from './payment-method.ts';
import { address, id, remark, token } from './text.ts';

/** The fields of an order that can be modified. All other fields keep their values. */
export const updateOrderBodySchema = z.object({
  vendor_id: id,
  payment_method: z.enum(paymentMethods),
  amount: money,
  /** The wire name of the order's `description`. */
  item_details: remark,
  location: z.object({
    address,
    notes: remark,
    latitude,
    longitude,
  }),
  delivery_fee: money,
  signature: token,
});
export type UpdateOrderBody = z.output<typeof updateOrderBodySchema>;

/** Modifies an order. Idempotent. */
export const updateOrderContract = defineContract({
  id: 'updateOrder',
  method: 'PUT',
  service: 'orders',
  path: '/order/{orderId}',
  summary: 'Modify an order that has no rider yet',
  params: z.object({ orderId: id }),
  body: updateOrderBodySchema,
  response: z.object({ result: orderSchema }),
});
