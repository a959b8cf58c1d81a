import { createEffect } from 'effector';
import { callService } from './call-service.ts';
import type { ApiFailure } from './failures.ts';

const contracts = () => import('../contracts/public-order.ts');

/** Identifies an own order. */
interface OrderReference {
  readonly vendorId: string;
  readonly orderId: string;
}

const toBody = ({ vendorId, orderId }: OrderReference) => ({ vendor_id: vendorId, order_id: orderId });

/** Returns the token of an order's public link, which the service issues if needed (PUT /order/link/issue). */
export const issueOrderLinkFx = createEffect<OrderReference, { readonly token: string }, ApiFailure>(
  (order) =>
    callService(async () => (await contracts()).issueOrderLinkContract, { body: toBody(order) }).then(
      ({ result }) => ({ token: result.token }),
    ),
);

/** Revokes the public link of an order (PUT /order/link/revoke). */
export const revokeOrderLinkFx = createEffect<OrderReference, void, ApiFailure>((order) =>
  callService(async () => (await contracts()).revokeOrderLinkContract, { body: toBody(order) }).then(
    () => undefined,
  ),
);
