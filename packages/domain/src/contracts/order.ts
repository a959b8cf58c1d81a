import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { minuteRangeSchema } from './minute-range.ts';
import { durationMinutes, latitude, longitude, money, pageSize, unixSeconds } from './numbers.ts';
import { orderStatusSchema } from './order-status.ts';
import { paymentMethods } from './payment-method.ts';
import { orderCategories } from './status-category.ts';
import { address, id, personName, phoneNumber, remark, signInName, token } from './text.ts';
import { voucherSchema } from './voucher-schema.ts';

/**
 * An order in a response. Times are ISO 8601, `preordered_for` is in unix seconds, and money is in major
 * units.
 */
export const orderSchema = z.object({
  order_id: z.string(),
  vendor_id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  status: orderStatusSchema,
  status_history: z.array(z.object({ status: orderStatusSchema, created_at: z.string() })),
  preordered_for: z.nullable(unixSeconds),
  /** The fee that the vendor pays, after the discount. */
  delivery_fee: money,
  /** What a voucher took off the fee. */
  total_discount: z.optional(z.nullable(money)),
  customer: z.object({
    name: z.string(),
    phone_number: z.string(),
    location: z.object({
      address: z.string(),
      latitude,
      longitude,
      notes: z.nullable(z.string()),
    }),
  }),
  order: z.object({
    amount: money,
    description: z.nullable(z.string()),
    // Accepts unknown payment methods, so that the order is still shown.
    payment_method: z.string(),
  }),
  pickup_code: z.optional(z.nullable(z.string())),
  /** Where the rider picks up. Guests have no vendor with coordinates, so their map needs it. */
  pickup_location: z.optional(z.nullable(z.object({ latitude, longitude }))),
  outlet_name: z.optional(z.nullable(z.string())),
  /** A code of specification 001, section 8, or a text of the service. */
  cancel_reason: z.optional(z.nullable(z.string())),
  cancelled_by: z.optional(z.catch(z.nullable(z.enum(['vendor', 'service'])), null)),
  /** What the cancellation cost the vendor. */
  cancellation_fee: z.optional(z.nullable(money)),
  rider: z.optional(
    z.nullable(z.object({ rider_id: z.string(), name: z.string(), phone_number: z.string() })),
  ),
  /** Minutes from now. Null until the service has an estimate. */
  eta: z.optional(
    z.nullable(
      z.object({
        to_vendor_minutes: z.nullable(durationMinutes),
        to_customer_minutes: z.nullable(durationMinutes),
        /** The limits of the estimate for the next stop, while it is uncertain. */
        range: z.optional(z.nullable(minuteRangeSchema)),
      }),
    ),
  ),
});
export type WireOrder = z.output<typeof orderSchema>;

const locationSchema = z.object({
  latitude,
  longitude,
  address,
  notes: remark,
});

/**
 * The body that requests a rider (specification 000, section 3). With a voucher, `delivery_fee` is still the
 * quoted fee, `discounted_delivery_fee` is the fee to pay, and `signature` covers both. `sender` is the
 * pick-up address if the vendor has no place.
 */
export const createOrderBodySchema = z.object({
  vendor_id: id,
  customer: z.object({
    location: locationSchema,
    phone_number: phoneNumber,
    name: personName,
  }),
  order: z.object({
    payment_method: z.enum(paymentMethods),
    amount: money,
    description: remark,
    cold_bag_needed: z.literal(false),
  }),
  vat_number: z.optional(z.nullable(id)),
  preordered_for: z.nullable(unixSeconds),
  age_validation_required: z.boolean(),
  login_pickup_estimation: z.nullable(durationMinutes),
  delivery_fee: money,
  signature: token,
  pickup_tasks: z.optional(z.object({ pickup_code: id })),
  voucher: z.optional(z.object({ ...voucherSchema.shape, code: id })),
  discounted_delivery_fee: z.optional(money),
  sender: z.optional(
    z.object({
      location: locationSchema,
      name: personName,
      email: signInName,
      phone_number: phoneNumber,
    }),
  ),
});
export type CreateOrderBody = z.output<typeof createOrderBodySchema>;
export type Sender = NonNullable<CreateOrderBody['sender']>;

/**
 * Requests a rider. A retry must use the same `Idempotency-Key`. The service refuses the method `PAID` where
 * online payment is required.
 */
export const createOrderContract = defineContract({
  id: 'createOrder',
  method: 'POST',
  service: 'orders',
  path: '/order',
  summary: 'Request a rider',
  creates: true,
  body: createOrderBodySchema,
  response: z.object({ result: z.object({ order_id: z.string() }) }),
});

export const getOrderContract = defineContract({
  id: 'getOrder',
  method: 'GET',
  service: 'orders',
  path: '/order',
  summary: 'Read one order',
  query: z.object({ vendorId: id, orderId: id }),
  response: z.object({ result: orderSchema }),
});

/**
 * Lists orders, newest first. `from` and `to` are unix seconds, and `to` is exclusive. A service that does not
 * know `status_category` or `updated_since` may ignore it: clients filter again, and merge what they already have.
 */
export const listOrdersContract = defineContract({
  id: 'listOrders',
  method: 'GET',
  service: 'orders',
  path: '/vendor/{vendorId}/orders',
  summary: 'List the orders of a vendor',
  params: z.object({ vendorId: id }),
  query: z.object({
    from: z.optional(unixSeconds),
    to: z.optional(unixSeconds),
    count: z.optional(pageSize),
    pagination_key: z.optional(token),
    include_outlets: z.optional(z.boolean()),
    customer_phone_number: z.optional(id),
    scheduled: z.optional(z.boolean()),
    status_category: z.optional(z.enum(orderCategories)),
    updated_since: z.optional(unixSeconds),
  }),
  response: z.object({
    result: z.object({ data: z.array(orderSchema), pagination_key: z.nullable(z.string()) }),
  }),
});
