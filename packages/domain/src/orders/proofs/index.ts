export { $orderProofs, proofRequested } from './proofs.model.ts';
export type { Proof } from './proof.ts';
