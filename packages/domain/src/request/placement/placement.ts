import type { ApiFailure } from '../../api/index.ts';
import type { CreateOrderBody } from '../../contracts/index.ts';

/** The parameters of a placement. `draftId` identifies the intent: one draft creates at most one order. */
export interface PlacementParams {
  readonly draftId: string;
  readonly vendorId: string;
  readonly body: CreateOrderBody;
}

/** The draft whose placement was interrupted, and its outlet. */
export type ResumptionParams = Pick<PlacementParams, 'draftId' | 'vendorId'>;

export interface PlacedOrder {
  readonly orderId: string;
}

/** The reason why a placement returned no order. */
export type PlacementFailure =
  /** The service refused the request. There is no order. */
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  /** No attempt succeeded, and a look-up proved that there is no order. */
  | { readonly kind: 'unreachable'; readonly failure: ApiFailure }
  /** The outcome is unknown, such as after the session ended. `resumePlacementFx` can look it up later. */
  | { readonly kind: 'interrupted'; readonly failure: ApiFailure };

/** `checking`: the outcome is unknown, and the service's orders are being searched. */
export type PlacementPhase = 'idle' | 'sending' | 'checking';
