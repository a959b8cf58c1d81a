import {
  proofDays,
  proofKinds,
  proofStatuses,
  type KnownOrderStatus,
  type ProofKind,
} from '@saddlebag/domain/contracts';
import { Refusal } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import type { StoredOrder } from '../store/tables.ts';
import { proofPicture } from './proof-picture.ts';

const proofLifetimeMs = proofDays * 86_400_000;

/** Returns when an order last had a status, in ISO 8601. Null if it never had it. */
export const timeOf = ({ wire }: StoredOrder, status: KnownOrderStatus): string | null =>
  wire.status_history.findLast((step) => step.status === status)?.created_at ?? null;

/** Lists the proofs that riders took of an order, with their times in ISO 8601. */
export const proofsOf = (order: StoredOrder): readonly { kind: ProofKind; taken_at: string }[] =>
  proofKinds.flatMap((kind) => {
    const taken_at = timeOf(order, proofStatuses[kind]);
    return taken_at === null ? [] : [{ kind, taken_at }];
  });

/** Returns a proof as a data URL. Throws a 404 if the rider took none, or a week after it was taken. */
export const requireProof = (service: Service, order: StoredOrder, kind: ProofKind): string => {
  const proof = proofsOf(order).find((candidate) => candidate.kind === kind);
  if (proof === undefined || service.clock.now() >= Date.parse(proof.taken_at) + proofLifetimeMs)
    throw new Refusal(404, 'proof-deleted', 'error.proof-deleted');
  return proofPicture(kind);
};
