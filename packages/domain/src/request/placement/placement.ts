import type { ApiFailure } from '../../api/index.ts';
import type { CreateOrderBody } from '../../contracts/index.ts';

/** What a placement is asked to do. `draftId` is the intent: one draft makes at most one order. */
export interface PlacementParams {
  readonly draftId: string;
  readonly vendorId: string;
  readonly body: CreateOrderBody;
}

export interface PlacedOrder {
  readonly orderId: string;
}

/** Why there is no order to show. */
export type PlacementFailure =
  /** The service answered no. There is no order. */
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  /** No attempt went through, and a look-up has shown that there is no order. */
  | { readonly kind: 'unreachable'; readonly failure: ApiFailure }
  /** Nobody may look any more (the session is over) before it was known. `resumePlacementFx` will tell. */
  | { readonly kind: 'interrupted'; readonly failure: ApiFailure };

/** `checking`: the answer is unknown, and the orders are being looked through. */
export type PlacementPhase = 'idle' | 'sending' | 'checking';
