import { createEffect } from 'effector';
import type { CreateOrderBody, OrderCategory } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { Order } from './entities.ts';
import type { ApiFailure } from './failures.ts';

/** The schemas and the conversion load with the first call, or earlier with the tracking screen. */
const wire = () => import('./order-wire.ts');

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
  callService(async () => (await wire()).createOrderContract, { body }, { idempotencyKey: key }).then(
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
  callService(async () => (await wire()).getOrderContract, { query: { vendorId, orderId } }).then(
    async ({ result }) => (await wire()).toOrder(result),
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
  readonly category?: OrderCategory;
  /** Lists only orders that changed at or after this time. Unix milliseconds; sent as seconds. */
  readonly updatedSince?: number;
}

export interface OrderPage {
  /** Newest first. */
  readonly orders: readonly Order[];
  /** Identifies the next page. Null on the last page. */
  readonly cursor: string | null;
}

/** Lists a vendor's orders by page (GET /vendor/{vendorId}/orders). */
export const listOrdersFx = createEffect<OrderListQuery, OrderPage, ApiFailure>(
  ({ vendorId, from, to, updatedSince, cursor, includeOutlets, phone, category, ...sameOnTheWire }) =>
    callService(async () => (await wire()).listOrdersContract, {
      params: { vendorId },
      query: {
        from: from && Math.floor(from / 1000),
        to: to && Math.ceil(to / 1000),
        pagination_key: cursor,
        include_outlets: includeOutlets,
        customer_phone_number: phone,
        status_category: category,
        ...sameOnTheWire,
        updated_since: updatedSince && Math.floor(updatedSince / 1000),
      },
    }).then(async ({ result: { data, pagination_key } }) => ({
      orders: data.map((await wire()).toOrder),
      cursor: pagination_key,
    })),
);
