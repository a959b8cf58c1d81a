import * as z from 'zod/mini';
import type { KnownOrderStatus } from './order-status.ts';

/** Days for which the service keeps a proof. */
export const proofDays = 7;

/** The pictures that a rider takes of an order, in the order of a delivery. */
export const proofKinds = ['pickup', 'delivery', 'return'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** The status at which the rider takes each proof. */
export const proofStatuses = {
  pickup: 'PICKED_UP',
  delivery: 'DELIVERED',
  return: 'RETURNED_TO_VENDOR',
} as const satisfies Record<ProofKind, KnownOrderStatus>;

/** A proof as a data URL. */
export const proofResponseSchema = z.object({
  result: z.object({ image: z.string().check(z.regex(/^data:image\/[a-z+]+;base64,/)) }),
});
