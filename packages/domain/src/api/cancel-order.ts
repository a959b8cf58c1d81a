import { createEffect } from 'effector';
import { cancelOrderContract } from '../contracts/index.ts';
import type { CancelReason } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { Order } from './entities.ts';
import type { ApiFailure } from './failures.ts';
import { toOrder } from './to-order.ts';

/** Cancels an order (PUT /order/cancel). Idempotent. */
export const cancelOrderFx = createEffect<
  { readonly vendorId: string; readonly orderId: string; readonly reason: CancelReason },
  Order,
  ApiFailure
>(({ vendorId, orderId, reason }) =>
  callService(cancelOrderContract, { body: { vendor_id: vendorId, order_id: orderId, reason } }).then(
    ({ result }) => toOrder(result),
  ),
);
