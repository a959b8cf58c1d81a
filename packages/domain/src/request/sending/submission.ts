import type { ApiFailure } from '../../api/index.ts';
import type { PlacementPhase } from '../placement/index.ts';

/**
 * How far the request for a rider is. `checking` means that no usable answer came, and the service is being asked
 * whether the order exists: nothing can be said yet, and nothing must be sent again by hand.
 */
export interface Submission {
  readonly status: 'idle' | 'sending' | 'checking' | 'failed';
  /** Why there is no order; null unless `failed`. */
  readonly failure: ApiFailure | null;
}

/** What the parts of a submission come to. `isBusy` is true while it is on its way in another manner than `phase` says. */
export const submissionOf = (
  phase: PlacementPhase,
  isBusy: boolean,
  failure: ApiFailure | null,
): Submission => {
  if (phase !== 'idle') return { status: phase, failure: null };
  if (isBusy) return { status: 'sending', failure: null };
  return failure ? { status: 'failed', failure } : { status: 'idle', failure: null };
};
