import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { orderSchema } from './order.ts';
import type { OrderStatus } from './order-status.ts';
import { paymentMethods, type PaymentMethod } from './payment-method.ts';

/**
 * How far an order may have come to be still changed: it has not been given to a rider. A status that is not named
 * closes it for good.
 */
export const modifiableStatuses: Readonly<Partial<Record<OrderStatus, 'always' | 'without a rider'>>> = {
  RECEIVED: 'always',
  RECEIVED_BY_VENDOR: 'always',
  ACCEPTED_BY_VENDOR: 'always',
  WAITING_FOR_TRANSPORT: 'always',
  MODIFIED: 'without a rider',
};

/** Whether an order in this status may be changed. `hasRider`: one is assigned to it. */
export const isModifiable = (status: OrderStatus, hasRider: boolean): boolean => {
  const when = modifiableStatuses[status];
  return when === 'always' || (when === 'without a rider' && !hasRider);
};

/**
 * What an order's payment method may become. Who was to pay the rider may have paid by now; nobody who has paid is asked
 * again. The amount stays what it is: the value of the items.
 */
export const paymentChanges: Readonly<Record<PaymentMethod, readonly PaymentMethod[]>> = {
  NONE: ['NONE'],
  PAID: ['PAID'],
  CASH_ON_DELIVERY: ['CASH_ON_DELIVERY', 'PAID'],
  PAYMENT_ON_DELIVERY: ['PAYMENT_ON_DELIVERY'],
};

const isKnown = (method: string): method is PaymentMethod => Object.hasOwn(paymentChanges, method);

/** The methods that an order with this one may have after a change; none for a method that this build does not know. */
export const methodsAfter = (method: string): readonly PaymentMethod[] =>
  isKnown(method) ? paymentChanges[method] : [];

/** What of an order can be changed; the rest of it stays as it is. */
export const updateOrderBodySchema = z.object({
  vendor_id: z.string(),
  payment_method: z.enum(paymentMethods),
  amount: z.number().check(z.nonnegative()),
  /** The order's description. */
  item_details: z.string(),
  location: z.object({
    address: z.string().check(z.minLength(1)),
    notes: z.string(),
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
  }),
  delivery_fee: z.number(),
  signature: z.string(),
});
export type UpdateOrderBody = z.output<typeof updateOrderBodySchema>;

/** PUT /order/{orderId}: the same body twice comes to the same order. */
export const updateOrderContract = defineContract({
  id: 'updateOrder',
  method: 'PUT',
  service: 'orders',
  path: '/order/{orderId}',
  summary: 'Change an order that has no rider yet',
  params: z.object({ orderId: z.string() }),
  body: updateOrderBodySchema,
  response: z.object({ result: orderSchema }),
});
