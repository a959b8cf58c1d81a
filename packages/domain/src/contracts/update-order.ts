import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { latitude, longitude, money } from './numbers.ts';
import { orderSchema } from './order.ts';
import { paymentMethods } from './payment-method.ts';

/** The fields of an order that can be modified. All other fields keep their values. */
export const updateOrderBodySchema = z.object({
  vendor_id: z.string(),
  payment_method: z.enum(paymentMethods),
  amount: money,
  /** The order's description. */
  item_details: z.string(),
  location: z.object({
    address: z.string().check(z.minLength(1)),
    notes: z.string(),
    latitude,
    longitude,
  }),
  delivery_fee: money,
  signature: z.string(),
});
export type UpdateOrderBody = z.output<typeof updateOrderBodySchema>;

/** Modifies an order. Idempotent. */
export const updateOrderContract = defineContract({
  id: 'updateOrder',
  method: 'PUT',
  service: 'orders',
  path: '/order/{orderId}',
  summary: 'Modify an order that has no rider yet',
  params: z.object({ orderId: z.string() }),
  body: updateOrderBodySchema,
  response: z.object({ result: orderSchema }),
});
