import type { getOrderProofContract } from '@saddlebag/domain/contracts';
import type { Handler } from '../http/mount.ts';
import { requireOwnOrder } from '../vendors/ownership.ts';
import { requireProof } from './proof.ts';

export const getOrderProof: Handler<typeof getOrderProofContract> = ({ query }, service, caller) => ({
  result: {
    image: requireProof(service, requireOwnOrder(service, caller, query.vendorId, query.orderId), query.kind),
  },
});
