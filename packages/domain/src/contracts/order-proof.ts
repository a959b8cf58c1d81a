import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';
import { proofKinds, proofResponseSchema } from './proof.ts';
import { id } from './text.ts';

/**
 * Loads a proof of an own order. The status is 404 if the rider took no picture, or once the service has
 * deleted it.
 */
export const getOrderProofContract = defineContract({
  id: 'getOrderProof',
  method: 'GET',
  service: 'orders',
  path: '/order/proof',
  summary: 'Load a proof of an order',
  query: z.object({ vendorId: id, orderId: id, kind: z.enum(proofKinds) }),
  response: proofResponseSchema,
});
