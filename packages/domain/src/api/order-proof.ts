import { createEffect } from 'effector';
import type { ProofKind } from '../contracts/index.ts';
import { callService } from './call-service.ts';
import type { ApiFailure } from './failures.ts';

const contracts = () => import('../contracts/order-proof.ts');

/** Identifies a proof of an own order. */
export interface ProofReference {
  readonly vendorId: string;
  readonly orderId: string;
  readonly kind: ProofKind;
}

/** Loads a proof of an own order as a data URL (GET /order/proof). */
export const loadOrderProofFx = createEffect<ProofReference, string, ApiFailure>((query) =>
  callService(async () => (await contracts()).getOrderProofContract, { query }).then(
    ({ result }) => result.image,
  ),
);
