import { attach, createEvent, createStore, sample } from 'effector';
import { loadPublicProofFx } from '../../api/index.ts';
import type { ProofKind } from '../../contracts/index.ts';
import { missingProof, type Proofs } from '../proofs/internal.ts';
import { $linkToken, linkOpened } from './link.model.ts';

export type { Proof } from '../proofs/internal.ts';

/** The user asked for a proof, or asked again after a failure. */
export const proofRequested = createEvent<ProofKind>();

const loadProofFx = attach({ effect: loadPublicProofFx });

/** The requested proofs by kind. */
export const $proofs = createStore<Proofs>({})
  .on(loadProofFx, (proofs, { kind }) => ({ ...proofs, [kind]: { state: 'loading' } }))
  .on(loadProofFx.done, (proofs, { params, result }) => ({
    ...proofs,
    [params.kind]: { state: 'ready', image: result },
  }))
  .on(loadProofFx.fail, (proofs, { params, error }) => ({
    ...proofs,
    [params.kind]: missingProof(error),
  }))
  .reset(linkOpened);

sample({
  clock: sample({
    clock: proofRequested,
    source: $linkToken,
    fn: (token, kind) => ({ token, kind }),
  }).filterMap(({ token, kind }) => (token === null ? undefined : { token, kind })),
  target: loadProofFx,
});
