import { createEffect } from 'effector';
import type { CreateOrderBody, WireOrder } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { Order } from './entities.ts';
import type { ApiFailure } from './failures.ts';

/** The schemas load with the first call, or earlier with the tracking screen. */
const contracts = () => import('../contracts/order.ts');

export const toOrder = (wire: WireOrder): Order => {
  const { customer, order, rider, eta } = wire;
  const { location } = customer;
  return {
    id: wire.order_id,
    vendorId: wire.vendor_id,
    createdAt: Date.parse(wire.created_at),
    updatedAt: Date.parse(wire.updated_at),
    status: wire.status,
    history: wire.status_history.map(({ status, created_at }) => ({ status, at: Date.parse(created_at) })),
    preorderedFor: wire.preordered_for === null ? null : wire.preordered_for * 1000,
    deliveryFee: wire.delivery_fee,
    discount: wire.total_discount ?? 0,
    customer: {
      name: customer.name,
      phoneNumber: customer.phone_number,
      address: location.address,
      point: { latitude: location.latitude, longitude: location.longitude },
      notes: location.notes ?? '',
    },
    amount: order.amount,
    description: order.description ?? '',
    paymentMethod: order.payment_method,
    pickupCode: wire.pickup_code ?? null,
    outletName: wire.outlet_name ?? null,
    cancellation:
      wire.status === 'CANCELLED'
        ? {
            reason: wire.cancel_reason ?? null,
            by: wire.cancelled_by ?? null,
            fee: wire.cancellation_fee ?? null,
          }
        : null,
    rider: rider ? { id: rider.rider_id, name: rider.name, phoneNumber: rider.phone_number } : null,
    eta: eta ? { toVendorMinutes: eta.to_vendor_minutes, toCustomerMinutes: eta.to_customer_minutes } : null,
  };
};

/**
 * Creates an order (POST /order). The client never retries this call. Only `placeOrderFx` may call it,
 * because that effect prevents a second order after a lost response.
 * @see placeOrderFx
 */
export const createOrderFx = createEffect<
  { readonly body: CreateOrderBody; readonly key: string },
  { readonly orderId: string },
  ApiFailure
>(({ body, key }) =>
  callService(async () => (await contracts()).createOrderContract, { body }, { idempotencyKey: key }).then(
    ({ result }) => ({
      orderId: result.order_id,
    }),
  ),
);

/** Loads one order (GET /order). */
export const loadOrderFx = createEffect<
  { readonly vendorId: string; readonly orderId: string },
  Order,
  ApiFailure
>(({ vendorId, orderId }) =>
  callService(async () => (await contracts()).getOrderContract, { query: { vendorId, orderId } }).then(
    ({ result }) => toOrder(result),
  ),
);

export interface OrderListQuery {
  readonly vendorId: string;
  /** Unix milliseconds, inclusive; sent as seconds. */
  readonly from?: number;
  /** Unix milliseconds, exclusive; sent as seconds. */
  readonly to?: number;
  readonly count?: number;
  /** The `cursor` of the previous page. */
  readonly cursor?: string;
  readonly includeOutlets?: boolean;
  readonly phone?: string;
  readonly scheduled?: boolean;
}

export interface OrderPage {
  /** Newest first. */
  readonly orders: readonly Order[];
  /** Identifies the next page. Null on the last page. */
  readonly cursor: string | null;
}

/** Lists a vendor's orders by page (GET /vendor/{vendorId}/orders). */
export const listOrdersFx = createEffect<OrderListQuery, OrderPage, ApiFailure>(
  ({ vendorId, from, to, count, cursor, includeOutlets, phone, scheduled }) =>
    callService(async () => (await contracts()).listOrdersContract, {
      params: { vendorId },
      query: {
        ...(from !== undefined && { from: Math.floor(from / 1000) }),
        ...(to !== undefined && { to: Math.ceil(to / 1000) }),
        ...(count !== undefined && { count }),
        ...(cursor !== undefined && { pagination_key: cursor }),
        ...(includeOutlets !== undefined && { include_outlets: includeOutlets }),
        ...(phone !== undefined && { customer_phone_number: phone }),
        ...(scheduled !== undefined && { scheduled }),
      },
    }).then(({ result }) => ({ orders: result.data.map(toOrder), cursor: result.pagination_key })),
);
