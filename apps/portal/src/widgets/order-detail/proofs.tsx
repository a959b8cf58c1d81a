import type { Order } from '@saddlebag/domain/api';
import { expectedProofsOf } from '@saddlebag/domain/orders';
import { lazyPart } from '../../lazy-part.tsx';

const OrderProofs = lazyPart(async () => (await import('./proofs/index.ts')).OrderProofs);

/** The photos of the rider. Renders nothing, and loads no code, before the pick-up. */
export function Proofs({ order }: { order: Order }) {
  return expectedProofsOf(order).length > 0 ? <OrderProofs order={order} /> : null;
}
