import type { ApiFailure } from '../../api/index.ts';
import type { ProofKind } from '../../contracts/index.ts';

/** A proof that was requested. `gone` is normal a week after it was taken. */
export type Proof =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly image: string }
  | { readonly state: 'gone' }
  | { readonly state: 'failed' };

/** The requested proofs of one order. */
export type Proofs = Readonly<Partial<Record<ProofKind, Proof>>>;

/** Returns the state of a proof whose call failed. */
export const missingProof = (failure: ApiFailure): Proof => ({
  state: failure.kind === 'rejected' && failure.status === 404 ? 'gone' : 'failed',
});
