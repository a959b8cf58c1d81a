import { attach, createEvent, createStore, sample } from 'effector';
import { loadPublicProofFx } from '../../api/index.ts';
import type { ProofKind } from '../../contracts/index.ts';
import { $linkToken, linkOpened } from './link.model.ts';

/** A proof of the receipt. `gone` is normal a week after it was taken. */
export type Proof =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly image: string }
  | { readonly state: 'gone' }
  | { readonly state: 'failed' };

/** The user asked for a proof, or asked again after a failure. */
export const proofRequested = createEvent<ProofKind>();

const loadProofFx = attach({ effect: loadPublicProofFx });

type Proofs = Readonly<Partial<Record<ProofKind, Proof>>>;

/** The requested proofs by kind. */
export const $proofs = createStore<Proofs>({})
  .on(loadProofFx, (proofs, { kind }) => ({ ...proofs, [kind]: { state: 'loading' } }))
  .on(loadProofFx.done, (proofs, { params, result }) => ({
    ...proofs,
    [params.kind]: { state: 'ready', image: result },
  }))
  .on(loadProofFx.fail, (proofs, { params, error }) => ({
    ...proofs,
    [params.kind]: { state: error.kind === 'rejected' && error.status === 404 ? 'gone' : 'failed' },
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
