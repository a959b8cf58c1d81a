export { missingProof, type Proof, type Proofs } from './proof.ts';
