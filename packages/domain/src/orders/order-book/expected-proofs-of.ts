import type { Order } from '../../api/index.ts';
import { proofKinds, proofStatuses, type ProofKind } from '../../contracts/index.ts';

export interface ExpectedProof {
  readonly kind: ProofKind;
  /** Unix milliseconds. */
  readonly takenAt: number;
}

/** Lists the proofs that the rider should have taken of an order so far. */
export const expectedProofsOf = ({ history }: Pick<Order, 'history'>): readonly ExpectedProof[] =>
  proofKinds.flatMap((kind) => {
    const step = history.findLast(({ status }) => status === proofStatuses[kind]);
    return step === undefined ? [] : [{ kind, takenAt: step.at }];
  });
