import { createEffect } from 'effector';
import { updateOrderContract } from '../contracts/index.ts';
import type { UpdateOrderBody } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { Order } from './entities.ts';
import type { ApiFailure } from './failures.ts';
import { toOrder } from './to-order.ts';

/** Modifies an order (PUT /order/{orderId}). Idempotent. */
export const updateOrderFx = createEffect<
  { readonly orderId: string; readonly body: UpdateOrderBody },
  Order,
  ApiFailure
>(({ orderId, body }) =>
  callService(updateOrderContract, { params: { orderId }, body }).then(({ result }) => toOrder(result)),
);
