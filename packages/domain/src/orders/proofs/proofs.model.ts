import { attach, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '../../account/session/index.ts';
import { loadOrderProofFx, type ProofReference } from '../../api/index.ts';
import { missingProof, type Proof, type Proofs } from './proof.ts';

interface OrderProofs {
  readonly orderId: string | null;
  readonly proofs: Proofs;
}

/** A proof came into view, or the vendor asked for it again. */
export const proofRequested = createEvent<ProofReference>();

const loadProofFx = attach({ effect: loadOrderProofFx });

const withProof = (proofs: Proofs, { kind }: ProofReference, proof: Proof): Proofs => ({
  ...proofs,
  [kind]: proof,
});

/** Ignores the response of an order that has been closed. */
const settle = (stored: OrderProofs, reference: ProofReference, proof: Proof): OrderProofs =>
  stored.orderId === reference.orderId
    ? { ...stored, proofs: withProof(stored.proofs, reference, proof) }
    : stored;

/** The requested proofs of the last opened order. Photos are large, so those of earlier orders are dropped. */
export const $orderProofs = createStore<OrderProofs>({ orderId: null, proofs: {} }, { serialize: 'ignore' })
  .on(loadProofFx, ({ orderId, proofs }, reference) => ({
    orderId: reference.orderId,
    proofs: withProof(orderId === reference.orderId ? proofs : {}, reference, { state: 'loading' }),
  }))
  .on(loadProofFx.done, (stored, { params, result }) =>
    settle(stored, params, { state: 'ready', image: result }),
  )
  .on(loadProofFx.fail, (stored, { params, error }) => settle(stored, params, missingProof(error)))
  .reset(sessionEnded);

// When a proof is requested, load it unless it is loading or known already.
sample({
  clock: proofRequested,
  source: $orderProofs,
  filter: ({ orderId, proofs }, reference) => {
    const state = orderId === reference.orderId ? proofs[reference.kind]?.state : undefined;
    return state === undefined || state === 'failed';
  },
  fn: (_, reference) => reference,
  target: loadProofFx,
});
