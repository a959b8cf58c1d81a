import type { ApiFailure } from '../api/failures.ts';
import type { CreateOrderBody } from '../contracts/order.ts';

/** What a placement is asked to do. `draftId` is the intent: one draft makes at most one order. */
export interface PlacementParams {
  readonly draftId: string;
  readonly vendorId: string;
  readonly body: CreateOrderBody;
}

/** Why there is no order. Only said when it is known that there is none. */
export type PlacementFailure =
  /** The service answered no. */
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  /** No attempt reached the service; a look-up has shown that there is no such order. */
  | { readonly kind: 'unreachable'; readonly failure: ApiFailure };

/** `checking`: the answer is unknown, and the orders are being looked through. */
export type PlacementPhase = 'idle' | 'sending' | 'checking';
